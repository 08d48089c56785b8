#!/usr/bin/env python3
"""aiorpcX as a client of recordbookd: aiorpcx_client.py SOCKET SEGMENT STYLE. Prints a line for each step."""
import asyncio
import json
import sys

import aiorpcx
from aiorpcx.rawsocket import RSClient


class UnixSocket:
    """What aiorpcX calls a proxy: it makes the connection, and says with whom, as the library's SOCKSProxy does."""

    def __init__(self, path):
        self.path = path

    async def create_connection(self, protocol_factory, host, port, **_):
        def known():
            protocol = protocol_factory()
            protocol._proxy, protocol._remote_address = self, self.path
            return protocol
        return await asyncio.get_running_loop().create_unix_connection(known, self.path)


def show(step, value):
    print(f"{step}\t{json.dumps(value, ensure_ascii=False)}", flush=True)


async def main(path, segment, style):
    async with RSClient(proxy=UnixSocket(path)) as session:
        show("hello", await session.send_request("service.hello"))
        show("book", await session.send_request("swimming.showRecordsBook"))
        show("edit", await session.send_request("swimming.editSegmentStyle", {"segment": segment, "style": style}))
        try:
            await session.send_request("swimming.showSegment", {"segment": "20010101T000000Z.1"})
        except aiorpcx.RPCError as error:
            show("error", {"code": error.code, "message": error.message})
        await session.send_notification("book.undo")
        show("notification", None)
        async with session.send_batch() as batch:
            batch.add_request("service.hello")
            batch.add_notification("swimming.showRecordsBook")
            batch.add_request("swimming.showRecordsBook")
        show("batch", list(batch.results))


asyncio.run(main(*sys.argv[1:]))
