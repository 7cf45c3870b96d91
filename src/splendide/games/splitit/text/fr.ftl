title = Split it!
pitch = Coupez une rangée de cartes en trois, pariez en secret sur une part, et espérez y être seul.

option-discard = À deux, une zone est défaussée
option-discard-every = après chaque partage en trois
option-discard-first = après le premier partage du tour

# Ce que les règles refusent.

refused-splitit-one-separator = Il ne reste que deux cartes : dites quel séparateur va entre elles, « split white|pink » ou « split pink|black ».
refused-splitit-two-separators = Il y a { $cards } cartes dans la rangée : elle se partage en trois zones, par exemple « split 1|1|{ $black } ».
refused-splitit-not-the-row = Ce partage compte { $given } cartes, la rangée en a { $cards }.
refused-splitit-empty-zone = Chaque zone doit avoir au moins une carte.
refused-splitit-already-won = Vous avez déjà gagné des cartes dans ce tour : vous parierez de nouveau au suivant.
refused-splitit-nothing-on-white = La zone blanche n'a pas de carte sur laquelle parier.
refused-splitit-nothing-on-pink = La zone rose n'a pas de carte sur laquelle parier.
refused-splitit-nothing-on-black = La zone noire n'a pas de carte sur laquelle parier.
refused-splitit-no-such-column = Vous n'avez pas de colonne de { $value } : un joker n'en ouvre jamais.
refused-splitit-not-in-the-deck = { $move } est impossible : la pioche n'a plus cette carte.

# Le compte des points.

score-player = { $rank }. Joueur { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}
score-winners = { $count ->
    [one] Le joueur { $players } gagne.
   *[other] Les joueurs { $players } se partagent la victoire.
}
refused-splitit-score-shape = Écrivez les colonnes ainsi : {"{"}"players": [{"{"}"8": 3, "5": 1{"}"}, {"{"}"2": 1{"}"}]{"}"}. Ce qui est arrivé est illisible : { $reason }.
refused-splitit-score-value = Il n'y a pas de colonne « { $value } » : les colonnes vont de 1 à 10.
refused-splitit-score-length = Le joueur { $player } ne peut pas avoir une colonne de { $cards } cartes de valeur { $value } : au plus { $most }, jokers compris.
refused-splitit-score-columns = { $columns } joueurs ne peuvent pas tous avoir une colonne de { $value } : la boîte a { $most ->
    [one] { $most } seule carte
   *[other] { $most } cartes
} de cette valeur, et un joker n'ouvre jamais de colonne.
refused-splitit-score-jokers = Ces colonnes demandent { $jokers } jokers, la boîte en a { $most }.
