//! The sentences of the map games' rules. Placeholders in braces are filled from the data; `rail` picks the sentences.

phrases! {
    IDEA: "Posez vos wagons pour relier les villes de vos billets, que personne d’autre ne voit. Une voie prise rapporte aussitôt des points ; un billet réussi en rapporte à la fin, un billet manqué en coûte autant. À chaque tour il faut donc choisir : attendre de meilleures cartes, ou prendre la voie avant les autres." /
        "Lay your wagons to join the cities of your tickets, which nobody else sees. A track scores as soon as it is claimed; a completed ticket scores at the end, and a missed one costs as much. So every turn you choose: wait for better cards, or take the track before somebody else does.";
    WORDS: "Une ligne relie deux villes ; elle a une ou plusieurs voies côte à côte, et c’est une voie que l’on prend." /
        "A route joins two cities; it has one or more tracks side by side, and what you claim is a track.";

    SETUP: "Pour {players}. Chacun reçoit {wagons} et {hand}. Le paquet compte {cards} : {each_color} de chacune des huit couleurs et {locomotives}. Cinq cartes sont visibles, les autres forment la pioche." /
        "For {players}. Everybody has {wagons} and {hand}. The deck holds {cards}: {each_color} in each of eight colours and {locomotives}. Five cards lie face up, the others are the pile.";
    DEAL: "Chacun reçoit en secret {deal}, sur {tickets}, en garde au moins {keep} et peut les garder tous. Tout le monde choisit avant le premier tour." /
        "Everybody is secretly dealt {deal} out of {tickets}, keeps at least {keep} and may keep all. Everybody chooses before the first turn.";
    DEAL_PILES: "Il y a deux piles de billets : {short} courts et {long} longs. Avant d’en voir un seul, chacun dit combien de ses {deal} viennent de quelle pile ; puis il en garde au moins {keep}, ou tous. Tout le monde choisit avant le premier tour." /
        "There are two ticket piles: {short} short ones and {long} long ones. Before seeing any, everybody says how many of their {deal} come from which pile, then keeps at least {keep}, or all. Everybody chooses before the first turn.";
    VALUES: "Un billet vaut les points qu’il porte : {least} pour {least_ticket}, {most_points} pour {most_ticket}." /
        "A ticket is worth the points printed on it: {least} for {least_ticket}, {most_points} for {most_ticket}.";
    LEAVE: "Les autres quittent le jeu." / "The others leave the game.";
    UNDER: "Les autres vont sous leur pile." / "The others go under their pile.";
    SHUFFLED: "Quand tout le monde a choisi, les autres sont mélangés à leur pile." / "Once everybody has chosen, the others are shuffled into their pile.";
    DISCARDED: "Les autres sont défaussés face visible ; quand la pile est vide, la défausse mélangée la remplace." /
        "The others are discarded face up; when the pile runs out, the shuffled discards replace it.";
    FIRST: "Le sort désigne qui commence, à moins que vous ne le choisissiez ; puis on joue à tour de rôle." /
        "Who starts is drawn at random unless you choose; then turns go around the table.";
    START_POINTS: "Le premier joueur part de zéro ; chacun des suivants a un point de plus que celui d’avant." /
        "Whoever starts has no points yet; each player after that starts one point ahead of the one before.";
    START_ZERO: "Tout le monde part de zéro." /
        "Everybody starts from zero.";
    SECRET: "Restent secrets jusqu’à la fin : les billets, les mains et les cartes piochées à l’aveugle. Tout le monde voit le nombre de cartes et de billets de chacun, les wagons restants, les voies prises, les points, les cartes visibles et ce qui est défaussé." /
        "Secret to the end: tickets, hands, and cards drawn blind. Everybody sees how many cards and tickets each player holds, wagons left, claimed tracks, points so far, the face-up cards and what is discarded.";
    SYMBOLS: "Chaque couleur a son symbole : on la reconnaît sans voir les couleurs." /
        "Every colour has a symbol of its own, so it can be told without seeing colours.";

    TURN: "À votre tour, faites une seule chose : piocher des cartes, prendre une voie ou piocher des billets. On ne passe que si rien de cela n’est possible." /
        "On your turn do one thing: draw cards, claim a track, or draw tickets. You pass only if none of these is possible.";

    CARDS: "Prenez deux cartes, l’une après l’autre, parmi les cinq visibles ou à l’aveugle sur la pioche. Une carte visible est remplacée aussitôt, avant le choix de la seconde." /
        "Take two cards, one after the other, from the five face up or blind from the pile. A face-up card is replaced at once, before you choose the second.";
    MAY_STOP: "On peut s’arrêter après la première." / "You may stop after the first.";
    TAKE_BOTH: "Il faut prendre les deux." /
        "You have to take both.";
    LOCO_TWO: "Une locomotive visible compte pour les deux cartes : on la prend en premier, et rien d’autre. Celle qui vient remplacer la première carte ne se prend donc pas en second. Piochée à l’aveugle, une locomotive compte pour une." /
        "A face-up locomotive counts as both cards: take it first and nothing else. So one that comes up in place of the first card cannot be the second. Drawn blind, it counts as one.";
    LOCO_ONE: "Une locomotive visible est une carte comme les autres : on peut en prendre deux dans le même tour." /
        "A face-up locomotive is a card like any other: you may take two in one turn.";
    THREE_CLEAR: "Dès que trois des cinq cartes visibles sont des locomotives, les cinq sont défaussées et remplacées." /
        "As soon as three of the five face-up cards are locomotives, all five are discarded and replaced.";
    THREE_STAY: "Les cartes visibles ne sont jamais remplacées toutes ensemble, même si ce sont des locomotives." /
        "The face-up cards are never replaced all at once, however many locomotives there are.";
    PILE_EMPTY: "Quand la pioche est vide, la défausse mélangée la remplace. On peut tenir autant de cartes qu’on veut." /
        "When the pile is empty, the shuffled discards replace it. A hand may be as large as you like.";

    CLAIM: "Payez une carte par case, toutes de la couleur de la voie. Posez un wagon sur chaque case : il faut en avoir assez. Les cartes payées sont défaussées et les points comptent aussitôt." /
        "Pay a card for each space, all in the track’s colour. Lay a wagon on every space: you need enough of them. The cards are discarded and the points are yours at once.";
    GRAY: "Une voie grise accepte n’importe quelle couleur, mais une seule." / "A grey track takes any colour, but only one.";
    PAY_ANY: "Une locomotive remplace une carte de n’importe quelle couleur. On peut ne payer qu’en locomotives." /
        "A locomotive stands for a card of any colour. You may pay with locomotives alone.";
    PAY_SOME: "Sur une voie ordinaire, les locomotives ne servent à rien. Elles ne paient que les ferries et les tunnels, où elles remplacent n’importe quelle couleur." /
        "On an ordinary track locomotives are of no use. They pay on ferries and tunnels only, where they stand for any colour.";
    PAY_STAND_IN: "Elles peuvent aussi être parmi les cartes qui en remplacent une autre sur {substitute_track}." /
        "They may also be among the cards that stand in for another on {substitute_track}.";
    ANYWHERE: "La voie n’a pas besoin de toucher les vôtres. On en prend une seule par tour." /
        "The track need not touch your own. You claim one a turn.";
    NOT_TWICE: "Personne ne prend deux voies de la même ligne." / "Nobody claims two tracks of the same route.";
    ALL_USABLE: "Toutes les voies d’une ligne peuvent servir, quel que soit le nombre de joueurs." /
        "All tracks of a route may be used, whatever the number of players.";
    SOME_USABLE: "Le nombre de joueurs décide combien de voies d’une ligne peuvent servir. Les autres sont alors fermées pour toute la partie." /
        "The number of players decides how many tracks of a route may be used. The others are then closed for the rest of the game.";

    FERRY_THREE: "Certaines cases d’un ferry portent une locomotive. Payez une locomotive pour chacune d’elles, et des cartes de la couleur pour les autres cases ; d’autres locomotives peuvent y aider. Trois cartes quelconques valent une locomotive." /
        "Some spaces of a ferry show a locomotive. Pay a locomotive for each of them, and cards of the colour for the other spaces, where more locomotives may help. Any three cards are worth one locomotive.";
    FERRY_PAIR: "Les voies grises sont des ferries. Pour chaque locomotive dessinée, payez une locomotive ou une paire de cartes d’une même couleur (chaque paire peut avoir la sienne) ; pour les autres cases, des cartes d’une seule couleur au choix, où les locomotives remplacent tout. On pose autant de wagons qu’il y a de cases." /
        "Grey tracks are ferries. For each locomotive shown pay a locomotive, or a pair of cards of one colour (each pair may have its own); for the other spaces cards of any one colour, with locomotives standing for it. You lay as many wagons as there are spaces.";

    TUNNEL: "Posez d’abord votre paiement. On retourne ensuite {turn_up} de la pioche : chacune qui est une locomotive, ou de la couleur payée, coûte une carte de plus, de cette couleur ou une locomotive. Si vous ne payez qu’en locomotives, seules les locomotives retournées comptent, et chacune coûte une locomotive de plus." /
        "Lay your payment down first. Then {turn_up} are turned up from the pile: each that is a locomotive, or of the colour you pay with, costs one more card, of that colour or a locomotive. If you pay with locomotives alone, only locomotives turned up matter, and each costs one more locomotive.";
    TUNNEL_REFUSE: "Vous pouvez renoncer : vous reprenez vos cartes, la voie reste libre et votre tour est fini. Les cartes retournées sont défaussées." /
        "You may give up: you take your cards back, the track stays free and your turn is over. The cards turned up are discarded.";

    SUBSTITUTE: "Sur {substitute_track}, {substitute} quelconques, locomotives comprises, remplacent une carte de la couleur, aussi souvent qu’on veut." /
        "On {substitute_track}, any {substitute}, locomotives included, stand for one card of the colour, as often as you like.";
    DRAW_BONUS: "Un sceau avec un nombre, à côté d’une voie, dit combien de cartes on pioche à l’aveugle après l’avoir prise, ou moins s’il en reste moins." /
        "A seal with a number beside a track tells how many cards you draw blind after claiming it, fewer if fewer are left.";
    COUNTRIES: "Un drapeau marque un pays voisin. La voie qui y mène s’arrête là : elle ne rejoint rien d’autre, pas même une autre voie vers le même pays. Un billet vers un pays est réussi par n’importe laquelle de ses voies ; entre deux pays, il faut une seule chaîne de l’un à l’autre." /
        "A flag marks a country abroad. A track that leads there ends there: it joins nothing else, not even another track into the same country. A ticket to a country is completed by any track into it; between two countries it takes one chain from the one to the other.";

    PASSENGERS_SETUP: "{passengers} voyageurs, {passengers_each} de chacune de {passenger_colors} couleurs, sont répartis au hasard sur les places dessinées près des villes et des pays." /
        "{passengers} passengers, {passengers_each} in each of {passenger_colors} colours, are spread at random over the places drawn beside cities and countries.";
    PASSENGERS: "Après avoir pris une voie, vous pouvez faire monter un voyageur à chacun de ses deux bouts, s’il en reste, de la couleur de votre choix. Vos voyageurs restent visibles." /
        "After claiming a track you may take one passenger from each of its two ends, if any are left, of the colour you choose. Your passengers lie open.";

    TOKENS: "Chacun a des jetons pour une valeur de {tokens}. Ce qu’il en reste à chacun est secret." /
        "Everybody has tokens worth {tokens}. How many anybody has left is secret.";
    TOLLS: "Chaque voie a un péage, écrit sur la pièce. Pour une voie seule, ou la première d’une ligne, on le paie à la banque ; pour la seconde, au propriétaire de la première." /
        "Every track has a toll, written on the coin. For a single track, or the first of a route, you pay it to the bank; for the second, to the owner of the first.";
    LOANS: "Qui n’a pas assez de jetons doit prendre un prêt : il ne paie rien et garde ses jetons, et la banque paie le propriétaire à sa place. Qui peut payer n’emprunte pas. Un prêt ne se rembourse pas." /
        "Whoever has too few tokens must take a loan: they pay nothing and keep their tokens, and the bank pays the owner instead. Whoever can pay may not borrow. A loan is never paid back.";

    TICKETS: "Piochez {draw}, ou ce qu’il en reste, et gardez-en au moins {keep_more}." / "Draw {draw}, or as many as are left, and keep at least {keep_more}.";
    TICKETS_PILES: "Piochez {draw} en tout, ou ce qu’il en reste, en disant d’abord combien de chaque pile ; aucune ne donne plus qu’elle n’a. Gardez-en au moins {keep_more}." /
        "Draw {draw} in all, or as many as are left, saying first how many from which pile; no pile gives more than it has. Keep at least {keep_more}.";
    TICKETS_STAY: "Un billet gardé l’est jusqu’à la fin ; on peut en avoir autant qu’on veut." /
        "A ticket you keep is yours to the end; you may hold as many as you like.";
    TICKETS_JOINED: "Si les villes d’un billet sont déjà reliées, il est réussi aussitôt. Vous seul voyez lesquels de vos billets sont réussis." /
        "If the cities of a ticket are joined already, it is completed at once. Only you see which of your tickets are completed.";

    BONUS_SETUP: "{bonus_open} des {bonus_all} cartes de prime sont tirées au sort et restent visibles ; les autres ne servent pas." /
        "{bonus_open} of the {bonus_all} bonus cards are drawn and lie open; the others are not used.";
    BONUS_CARDS: "Chacune rapporte ses points, à la fin, à qui a le plus de ce qu’elle nomme." / "At the end each scores for whoever has most of what it names.";
    CAPITALS: "Les capitales : {capitals}." / "The capitals: {capitals}.";

    END: "Dès que quelqu’un finit son tour avec deux wagons ou moins, chacun joue encore une fois, lui compris. Puis on compte." /
        "As soon as somebody ends a turn with two wagons or fewer, everybody has one more turn, that player included. Then you count.";
    ALL_PASS: "Si tout le monde passe d’affilée, la partie est finie aussitôt." / "If everybody passes in succession, the game is over at once.";

    COUNT: "Les voies sont déjà comptées : recomptées à la fin, elles donnent le même total. Un billet dont vos voies relient les deux bouts ajoute ses points ; tout autre billet les retire." /
        "Tracks have scored already: counted again at the end, they give the same sum. A ticket whose two ends your tracks join adds its points; any other takes them away.";
    GLOBETROTTER: "Le plus de billets réussis : {globetrotter}." / "Most completed tickets: {globetrotter}.";
    NO_PRIZES: "Il n’y a de prime ni pour le plus de billets ni pour le plus long chemin." /
        "There is no bonus for most tickets or for the longest path.";
    PASSENGER_COUNT: "Pour chaque couleur de voyageurs : {most} à qui en a le plus, {second} au deuxième. À égalité pour le plus, chacun a {most} et il n’y a pas de deuxième ; à égalité pour la deuxième place, chacun a {second}." /
        "For each colour of passengers: {most} for the most, {second} for the second most. Equal for the most, all have {most} and nobody is second; equal for second, all have {second}.";
    TOKEN_COUNT: "Les joueurs sans prêt sont classés d’après les jetons qui leur restent. À égalité, chacun a les points du meilleur rang, et les rangs suivants sont sautés. Qui a un prêt n’a aucun de ces points, et chaque prêt coûte {loan}." /
        "Players without a loan are ranked by the tokens they have left. Equals all score the better rank, and the ranks below it are skipped. Whoever has a loan gets none of these points, and each loan costs {loan}.";
    BONUS_TIE: "À égalité pour une prime, tous les ex æquo la marquent ; zéro ne la rapporte jamais." /
        "All who tie for a bonus score it; zero never wins one.";
    LONGEST: "Le plus long chemin est la plus longue chaîne de vos voies, comptée en cases. Il peut repasser par une ville, jamais sur une voie ; les embranchements ne comptent pas." /
        "The longest path is the longest chain of your tracks, counted in spaces. It may come through a city again, never over a track twice; branches do not count.";
    WINNER: "Le plus de points l’emporte. À égalité : {tie_breaks} ; sinon la victoire est partagée." / "Most points win. At equal points: {tie_breaks}; otherwise the victory is shared.";
    TIE_TICKETS: "le plus de billets réussis" / "most completed tickets";
    TIE_PATH: "le plus long chemin" / "the longest path";
    TIE_PASSENGERS: "le plus de voyageurs" / "most passengers";
    TIE_LOANS: "le moins de prêts" / "fewest loans";
    TIE_BONUS: "le plus de cartes de prime" / "most bonus cards";
    THEN: ", puis " / ", then ";

    NO_TOLLS: "Sans péages : ni jetons, ni prêts, ni points pour les jetons." / "Without tolls: no tokens, no loans, no points for tokens.";
    HEAD_START: "L’avance au départ reste la même." / "The head start stays the same.";
    NEUTRAL: "À deux, avec un joueur neutre : une couleur neutre a {neutral_wagons}, et le second joueur reçoit son marqueur. À partir du {neutral_round}ᵉ tour de table, quand chacun a joué, qui tient le marqueur retourne le billet du dessus, puis le défausse." /
        "Two players and a neutral one: a neutral colour has {neutral_wagons}, and the second player has its marker. From round {neutral_round} on, when both have had their turn, the marker’s holder turns up the top ticket, then discards it.";
    NEUTRAL_LAYS: "S’il nomme une ligne neutre dont les deux voies sont libres, il pose les wagons neutres sur celle de son choix et donne le marqueur à l’autre. Si une des voies est prise par un joueur, les wagons neutres vont sur l’autre, la banque paie le péage à ce joueur, et le marqueur ne bouge pas. Dans tous les autres cas il ne se passe rien." /
        "If it names a neutral route with both tracks free, the holder lays neutral wagons on either and hands the marker over. If one of them belongs to a player, neutral wagons go on the other, the bank pays that player the toll, and the marker stays. In all other cases nothing happens.";
    NEUTRAL_STOPS: "Le joueur neutre s’arrête pour de bon dès que son dernier wagon est posé, quand il en a trop peu pour la voie qu’il devrait prendre, ou que la pile de billets est vide. On ne retourne alors plus de billet, et la défausse mélangée redevient la pile des joueurs. Le péage dû pour la seconde voie d’une ligne neutre va à la banque. Le joueur neutre ne marque rien." /
        "The neutral player stops for good as soon as its last wagon is laid, when it has too few for the track it should take, or when the ticket pile is empty. Then no more tickets are turned up, and the shuffled discards become the players’ pile. The toll for the second track of a route that is neutral goes to the bank. The neutral player scores nothing.";

    ASK_CLEAR: "Il vient encore trois locomotives ?\nOn remplace à nouveau, trois fois de suite au plus ; et pas du tout si les cartes qui restent n’y changeraient rien." /
        "Three locomotives come up again?\nThey are replaced again, at most three times in a row; and not at all if the cards left could not help.";
    ASK_EMPTY: "Plus de carte pour compléter les cartes visibles ?\nLes places restent vides jusqu’à ce qu’il y ait des cartes. On ne pioche que s’il y a une carte à prendre ; s’il n’y en a pas de seconde, le tour est fini." /
        "No card left to fill the face-up places?\nThey stay empty until there are cards. You may draw only if there is a card to take; if there is no second one, the turn is over.";
    ASK_TUNNEL: "Trop peu de cartes à retourner pour un tunnel ?\nOn retourne celles qui restent. On vous demande de payer même si vous ne le pouvez pas : ainsi personne n’apprend rien de votre main." /
        "Too few cards to turn up for a tunnel?\nThose that are left are turned up. You are asked to pay even if you cannot, so that nobody learns anything about your hand.";
    ASK_FERRY: "Les trois cartes qui valent une locomotive ?\nDe n’importe quelles couleurs, locomotives comprises, pour toute case payée par une locomotive. L’application propose d’abord le paiement de moins de cartes, puis de moins de locomotives." /
        "Which three cards are worth a locomotive?\nAny colours, locomotives included, for any space that is paid by a locomotive. The app first offers the payment with fewest cards, then with fewest locomotives.";
    ASK_SUBSTITUTE: "Faut-il au moins une carte de la couleur sur la ligne aux échanges ?\nNon." / "Does the track that takes anything need at least one card of the colour?\nNo.";
    ASK_JUNCTION: "Les ronds sans nom ?\nCe sont des bifurcations : les voies s’y rejoignent comme dans une ville, mais aucun billet ne les nomme." /
        "The circles without a name?\nThey are junctions: tracks meet there as in a city, but no ticket names them.";
    ASK_PASSENGERS: "Doit-on prendre des voyageurs ?\nNon, mais on n’y perd rien. Sans voyageur d’une couleur, on ne marque rien pour elle." /
        "Must I take passengers?\nNo, though it never hurts. Without a passenger of a colour you score nothing for it.";
    ASK_BANK: "La banque peut-elle être à court ?\nNon, ni de jetons ni de prêts." / "Can the bank run out?\nNo, neither of tokens nor of loans.";
    ASK_KINDS: "Deux voies entre les mêmes villes, l’une ordinaire et l’autre non ?\nElles forment une seule ligne." / "Two tracks between the same cities, one ordinary and one not?\nThey are one route.";
}
