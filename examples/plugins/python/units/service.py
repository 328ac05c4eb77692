"""The service of a plugin whose modules are generic text, as docs/protocol.md
of mlirc has it. Nothing here is about one dialect."""

import hashlib
import json
import os
import re
import signal
import sys
import tempfile
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Callable

import grpc

import plugin_pb2 as pb

from .finding import ERROR
from .text import Reader, TextError, write

MOST_RUNS = 16  # at the same time; one more is the session
MOST_MESSAGE = 16 << 20
CHUNK = 1 << 20
PATIENCE = 60  # seconds until a program without a session ends
FORMS = {"bool": r"true|false", "int": r"-?\d+", "uint": r"\d+"}


@dataclass
class Option:
    type: str
    default: str
    doc: str
    values: list = field(default_factory=list)

    def check(self, text):
        if self.values and text not in self.values:
            return f"'{text}' is none of {', '.join(self.values)}"
        if not re.fullmatch(FORMS.get(self.type, r"(?s).*"), text):
            return f"'{text}' is no {self.type}"
        return None


@dataclass
class Pass:
    name: str
    summary: str
    run: Callable  # of a module and options; changes the module, yields findings
    options: dict = field(default_factory=dict)
    builds: dict = field(default_factory=dict)  # a dialect: a range of versions
    converts: list = field(default_factory=list)


@dataclass
class Plugin:
    name: str
    version: str
    doc: str
    dialect: str
    dialect_version: str
    definition: bytes
    passes: list
    verify: Callable | None = None  # of a module; yields findings


class Failed(Exception):
    """A run cannot be done, for a reason without a position."""

    def __init__(self, message, call=None):
        super().__init__(message)
        self.message, self.call = message, call


class Cancelled(Exception):
    """The host has given the run up."""


class StageNote:
    """A file in which the host reads what stage was at work when this program has died."""

    def __init__(self):
        number = os.environ.get("PLUGIN_STAGE_FD", "")
        self.file = int(number) if number.isdecimal() else None
        if self.file is not None:
            os.set_inheritable(self.file, False)

    def write(self, stage):
        if self.file is not None:
            os.pwrite(self.file, stage.encode() + b"\n", 0)


class Service:
    def __init__(self, plugin, stays=False):
        self.plugin = plugin
        self.stays = stays  # when a host is gone, for the next one
        self.digest = hashlib.sha256(plugin.definition).hexdigest()
        self.met = threading.Event()  # a host has opened a session
        self.note = StageNote()

    def describe(self, request, context):
        p = self.plugin
        return pb.Manifest(
            name=p.name, version=p.version, doc=p.doc, features=["generic-text"],
            dialects=[pb.DialectInfo(name=p.dialect, version=p.dialect_version, digest=self.digest,
                                     has_hooks=p.verify is not None)],
            passes=[pb.PassInfo(
                name=one.name, summary=one.summary, converts=one.converts,
                options=[pb.OptionInfo(name=name, type=o.type, default_text=o.default, values=o.values, doc=o.doc)
                         for name, o in one.options.items()],
                builds=[pb.Requirement(name=name, range=range) for name, range in one.builds.items()],
            ) for one in p.passes])

    def definitions(self, request, context):
        if request.digest != self.digest:
            context.abort(grpc.StatusCode.NOT_FOUND, f"there is no dialect file with the digest '{request.digest}'")
        p = self.plugin
        return pb.DefinitionsReply(file=pb.File(
            name=p.dialect, version=p.dialect_version, digest=self.digest, path=p.dialect + ".dialect",
            content=p.definition))

    def session(self, request, context):
        self.met.set()
        # Whatever is going on, the host is gone when the stream is.
        gone = threading.Event()
        leave = gone.set if self.stays else lambda: os._exit(0)
        if not context.add_callback(leave):
            leave()
        yield pb.SessionReply(pid=os.getpid())
        gone.wait()

    def run(self, requests, context):
        yield from self.answer(requests, context, passes=True)

    def verify(self, requests, context):
        yield from self.answer(requests, context, passes=False)

    def answer(self, requests, context, passes):
        header, data = receive(requests, context)
        call = None
        try:
            module = self.read(header, data, context)
            replies, bad = found(module, header, self.plugin.verify(module) if self.plugin.verify else ())
            yield from replies
            for call in header.passes if passes and not bad else ():
                one, options = self.wanted(call)
                self.note.write(call.stage)
                replies, bad = found(module, header, one.run(module, options))
                yield from replies
                if bad:
                    break
            if bad:
                failure = pb.Failure(stage=call.stage, **{"pass": getattr(call, "pass")}) if call else pb.Failure()
                yield done(failure)
                return
            if passes and header.passes:
                yield from output(header.output, write(module, header.output.debug_info).encode())
            yield done()
        except TextError as wrong:
            yield diagnostic(ERROR, (header.file, wrong.line, wrong.column), wrong.message)
            yield done(pb.Failure())
        except Failed as why:
            yield done(failure_of(why.call, why.message))
        except Cancelled:
            return
        except Exception as bug:
            yield done(failure_of(call, f"BUG: {type(bug).__name__}: {bug}", traceback.format_exc()))
        finally:
            if call is not None:
                self.note.write("")

    def read(self, header, data, context):
        if header.input.kind not in ("", "module"):
            raise Failed(f"plugin '{self.plugin.name}' takes modules, not '{header.input.kind}'")
        if data.startswith(b"ML\xefR"):
            raise Failed(f"plugin '{self.plugin.name}' takes generic text, not bytecode")

        def tick():
            if not context.is_active():
                raise Cancelled

        try:
            return Reader(data.decode(), tick).module()
        except UnicodeDecodeError as wrong:
            before = data[:wrong.start]
            raise TextError("this is no UTF-8", before.count(b"\n") + 1, wrong.start - before.rfind(b"\n"))

    def wanted(self, call):
        """The pass of a call, and its options with their defaults."""
        name = getattr(call, "pass")
        one = next((one for one in self.plugin.passes if one.name == name), None)
        if one is None:
            raise Failed(f"plugin '{self.plugin.name}' has no pass '{name}'", call)
        options = {option: declared.default for option, declared in one.options.items()}
        for given in call.options:
            option, _, text = given.partition("=")
            if option not in options:
                raise Failed(f"pass '{name}' has no option '{option}'; it has {', '.join(options) or 'none'}", call)
            if problem := one.options[option].check(text):
                raise Failed(f"option '{option}' of pass '{name}': {problem}", call)
            options[option] = text
        return one, options

    def handler(self):
        def one(kind, function, request, reply):
            return kind(function, request_deserializer=request.FromString, response_serializer=reply.SerializeToString)

        return grpc.method_handlers_generic_handler("mlirc.plugin.v1.Plugin", {
            "Describe": one(grpc.unary_unary_rpc_method_handler, self.describe, pb.DescribeRequest, pb.Manifest),
            "Definitions": one(grpc.unary_unary_rpc_method_handler, self.definitions,
                               pb.DefinitionsRequest, pb.DefinitionsReply),
            "Session": one(grpc.unary_stream_rpc_method_handler, self.session, pb.SessionRequest, pb.SessionReply),
            "Run": one(grpc.stream_stream_rpc_method_handler, self.run, pb.RunRequest, pb.RunReply),
            "Verify": one(grpc.stream_stream_rpc_method_handler, self.verify, pb.RunRequest, pb.RunReply),
        })


def receive(requests, context):
    header, chunks = None, []
    for request in requests:
        part = request.WhichOneof("part")
        if header is None and part != "header":
            context.abort(grpc.StatusCode.INVALID_ARGUMENT, "a run begins with a header")
        if part == "header":
            header = request.header
        elif part == "chunk":
            chunks.append(request.chunk)
    if header is None:
        context.abort(grpc.StatusCode.INVALID_ARGUMENT, "a run begins with a header")
    return header, b"".join(chunks)


def found(module, header, findings):
    """Findings as replies, and whether one of them is an error."""
    findings = list(findings)
    replies = [diagnostic(f.severity, module.position(f.op, header.file), f.message) for f in findings]
    return replies, any(f.severity == ERROR for f in findings)


def diagnostic(severity, place, message):
    file, line, column = place
    return pb.RunReply(diagnostic=pb.Diagnostic(
        severity=severity, message=message, position=pb.Position(file=file, line=line, column=column)))


def output(wanted, data):
    yield pb.RunReply(output=pb.Payload(
        kind="module", text=True, generic=True, debug_info=wanted.debug_info, size=len(data)))
    for begin in range(0, len(data), CHUNK):
        yield pb.RunReply(chunk=data[begin:begin + CHUNK])


def failure_of(call, message, stack=""):
    failure = pb.Failure(message=message, crashed=bool(stack), stack=stack)
    if call is not None:
        failure.stage = call.stage
        setattr(failure, "pass", getattr(call, "pass"))
    return failure


def done(failure=None):
    return pb.RunReply(result=pb.RunResult(failure=failure))


def listen(service, socket):
    server = grpc.server(ThreadPoolExecutor(MOST_RUNS + 1), options=[
        ("grpc.max_receive_message_length", MOST_MESSAGE), ("grpc.max_send_message_length", MOST_MESSAGE)])
    server.add_generic_rpc_handlers([service.handler()])
    server.add_insecure_port("unix:" + socket)
    server.start()
    return server


def debug(plugin):
    """Waits for hosts until Ctrl-C, as under a debugger."""
    def stop(*_):
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)
    with tempfile.TemporaryDirectory(prefix="mlirc-debug-") as folder:
        socket = os.path.join(folder, "socket")
        server = listen(Service(plugin, stays=True), socket)
        place = json.dumps({"plugin": plugin.name, "protocol": 1, "pid": os.getpid(), "socket": socket})
        print(f"Plugin '{plugin.name}' {plugin.version} waits for mlirc, until Ctrl-C. In another shell:\n\n"
              f"\texport MLIRC_REATTACH_{plugin.name.upper().replace('-', '_')}='{place}'\n\n"
              "mlirc then works with this process, outside of its sandbox and without a deadline.", file=sys.stderr)
        try:
            server.wait_for_termination()
        except KeyboardInterrupt:
            server.stop(None)
    return 0


def serve(plugin):
    """Serves until the host is gone; returns the exit status of a program that
    only a host can use."""
    if sys.argv[1:] == ["--debug"]:
        return debug(plugin)
    if os.environ.get("MLIRC_PLUGIN") != "mlirc-plugin-process":
        print(f"this is plugin '{plugin.name}' of mlirc, which starts it by itself; with --debug it waits for mlirc", file=sys.stderr)
        return 1
    if "1" not in os.environ.get("PLUGIN_PROTOCOL_VERSIONS", "").split(","):
        print("the host speaks no major version of the protocol that this plugin does (1)", file=sys.stderr)
        return 1
    socket = os.path.join(os.environ.get("PLUGIN_UNIX_SOCKET_DIR", "."), f"plugin{os.getpid()}")
    service = Service(plugin)
    server = listen(service, socket)
    print(f"1|1|unix|{socket}|grpc", flush=True)
    os.dup2(2, 1)
    if not service.met.wait(PATIENCE):
        print("no host has opened a session", file=sys.stderr)
        return 1
    server.wait_for_termination()
    return 0
