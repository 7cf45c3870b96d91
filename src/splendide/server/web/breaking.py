"""What breaks while it is asked for over HTTP: the log says where and not what, and whoever asked reads that it did."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from splendide.core.errors import Refused
from splendide.server.broken import report
from splendide.server.web.answers import refusal_response


class Breaking:
    """Nothing that breaks reaches the library's log: it would say what was in it."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def send_on(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        except Exception as error:
            report(error)
            if not begun:  # half an answer is cut off by the library
                await refusal_response(HTTPConnection(scope), Refused("broken"))(scope, receive, send)
