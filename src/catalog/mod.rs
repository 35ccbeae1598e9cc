//! The five games as checked data.
