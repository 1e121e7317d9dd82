"""Many tables behind HTTP and WebSockets, kept in a database.

- `wire`: every message that goes in or out, with its schema.
- `thinking`: worker processes in which bots think.
- `tables`: the tables in memory, their database, their bots, and the talk between processes.
- `http`: routes, the socket, and what every request goes through.
- Around them the shell: `app` puts the parts together, `serving` runs it, `working` runs workers alone, `settings` says
  what can be set.
"""
