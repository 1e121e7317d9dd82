"""What clients talk to: the routes by subject, the socket, the web app's files, and what every request goes through."""
