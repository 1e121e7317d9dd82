"""What Prometheus is told."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from ..problems import Refusal
from ..tables.hub import Hub
from .work import Work

router = APIRouter()
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """A registry of its own, for a process may have several applications."""

    def __init__(self, hub: Hub, work: Work) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.sockets = Gauge("azulejos_sockets", "Open sockets.", registry=self.registry)
        self.connections = Gauge("azulejos_connections", "Open connections, sockets included.", registry=self.registry)
        waiting = Gauge("azulejos_heavy_requests", "Heavy requests at work or waiting.", registry=self.registry)
        waiting.set_function(lambda: work.waiting)
        self.requests = Histogram(
            "azulejos_request_seconds",
            "From a socket message to its entries being stored.",
            ["type"],
            registry=self.registry,
            buckets=SECONDS,
        )
        self.http = Counter("azulejos_http_requests", "HTTP requests.", ["method", "status"], registry=self.registry)
        tables = Gauge("azulejos_tables", "Tables in memory.", registry=self.registry)
        tables.set_function(lambda: len(hub.tables))
        bots = Gauge("azulejos_bots_thinking", "Bots whose turn it is.", registry=self.registry)
        bots.set_function(lambda: hub.bots.thinking)
        waiting = Gauge("azulejos_thoughts_waiting", "Bots' thoughts not begun.", registry=self.registry)
        waiting.set_function(lambda: hub.bots.thoughts.waiting)
        done = Gauge("azulejos_thoughts", "Bots' thoughts answered so far.", registry=self.registry)
        done.set_function(lambda: hub.bots.thoughts.done)
        seconds = Gauge("azulejos_thoughts_seconds", "Seconds from asking to these answers.", registry=self.registry)
        seconds.set_function(lambda: hub.bots.thoughts.seconds)
        commits = Gauge("azulejos_commits", "Transactions of the journal so far.", registry=self.registry)
        commits.set_function(lambda: hub.storage.journal.commits)
        entries = Gauge("azulejos_entries", "Entries stored so far.", registry=self.registry)
        entries.set_function(lambda: hub.storage.journal.entries)


@router.get("/metrics", include_in_schema=False)
async def tell_metrics(request: Request) -> Response:
    if not request.app.state.settings.metrics:
        raise Refusal("not_found", "metrics are switched off")
    metrics: Metrics = request.app.state.metrics
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)
