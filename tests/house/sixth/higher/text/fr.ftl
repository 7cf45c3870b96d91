title = Plus haut
pitch = Chacun reçoit une carte secrète et parie dessus.
summary = Chacun reçoit une carte secrète et parie si elle est la plus haute. Qui parie juste marque des points. Après quelques manches, le plus de points gagne.
option-length = Durée
option-length-short = Courte
option-length-long = Longue
option-clock = Horloge
option-clock-none = Aucune
option-clock-fast = 8 secondes pour parier, sinon c’est « bas »

round-of = Manche { $round } sur { $rounds }
my-card = Votre carte : { $card }
bet-high = La mienne est la plus haute
bet-low = La mienne n’est pas la plus haute
has-bet = a parié
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
say-dealt = Vous recevez un { $card }.
say-high = { $name } a parié « haut ».
say-low = { $name } a parié « bas ».

score-player = Joueur { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

refused-higher-no-card = Personne ne parie avant que toutes les cartes soient distribuées.
refused-higher-line = La ligne { $row } doit avoir un mot par joueur, comme 5high ou 2low.
refused-higher-players = Chaque ligne doit avoir le même nombre de joueurs, de 2 à 4.

tutorial-card = Voici votre carte secrète. La plus haute est un 6.
tutorial-bet = Personne ne peut avoir plus : pariez que la vôtre est la plus haute.
tutorial-again = Un 1, cette fois. Pariez comme vous voulez.
tutorial-end = Qui parie juste marque des points. Trois manches, c’est tout.
