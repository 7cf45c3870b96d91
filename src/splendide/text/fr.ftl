# Ce que la maison répond quand elle refuse quelque chose.

refused-not-a-move = « { $move } » n'est pas un coup de ce jeu.
refused-illegal-move = { $move } ne peut pas être joué maintenant.
refused-not-your-turn = Personne n'attend de coup de cette place pour l'instant.
refused-match-over = Cette partie est terminée.
refused-no-such-seat = Il n'y a pas de place { $seat } à cette table.
refused-nothing-to-take-back = Il n'y a pas de choix à reprendre : il a été dévoilé, ou aucun n'a été fait.
refused-seats-out-of-range = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
refused-bad-option = Une option du jeu est incorrecte : { $reason }.
refused-unknown-game = Il n'y a pas de jeu nommé « { $game } ». Il y a : { $games }.
