"""What the guide has to say of each box, one module a box: the ideas of the game, and when each first matters."""
