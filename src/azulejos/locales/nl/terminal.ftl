# Words of the terminal app.
