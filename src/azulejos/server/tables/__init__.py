"""The tables of a server: in memory, in the database, and between processes.

A click goes through `Hub.perform`, `LiveTable.perform`, the table itself and `Journal.commit` to every socket.
"""
