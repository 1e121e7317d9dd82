"""Log lines for people and for programs: the same facts, as `key=value` or as JSON."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

from ..errors import AzulejosError

LEVELS = ("debug", "info", "warning", "error")
STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged beside the message with `extra`."""
    return {name: value for name, value in vars(record).items() if name not in STANDARD}


def _time(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"time": _time(record), "level": record.levelname.lower(), "logger": record.name}
        line |= {"message": record.getMessage(), **facts_of(record)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={value}" for name, value in facts_of(record).items())
        line = f"{_time(record)} {record.levelname.lower():7} {record.getMessage()}{facts}"
        # A line is a line, whatever was in it.
        line = line.replace("\n", "\\n").replace("\r", "\\r")
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up_logs(level: str, is_json: bool) -> None:
    if level not in LEVELS:
        raise AzulejosError(f"the log level cannot be {level!r}: it is {', '.join(LEVELS)}")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if is_json else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # At debug level these write down whole frames and rows, with secrets in them.
    for name in ("uvicorn", "uvicorn.error", "websockets", "aiosqlite", "asyncpg", "sqlalchemy", "alembic"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
