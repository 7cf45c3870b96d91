title = Plus haut
pitch = Chacun reçoit une carte secrète et parie dessus.
option-length = Durée
option-length-short = Courte
option-length-long = Longue
