#!/usr/bin/env python3
"""The other programs that Scripts/bench ipc measures beside recordbookd, each behind a Unix-domain socket."""
import os
import subprocess

from service_under_test import wait_for

HERE = os.path.dirname(os.path.abspath(__file__))


class Peer:
    """A process with a socket. `load` are the words that the load generator takes for it."""

    def __init__(self, command, path, load):
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(path, self.process)
        self.socket, self.load = path, ["--socket", path, *load]

    def stop(self):
        self.process.terminate()
        self.process.wait()


def echo(program, folder, requests, answer=None):
    """The floor: what goes in comes back, or an answer of that many bytes."""
    path = f"{folder}/echo{answer or ''}"
    words = [program, path] + ([str(answer)] if answer else [])
    return Peer(words, path, ["--requests", requests] + (["--length", str(answer)] if answer else []))


def redis_command(folder):
    return ["redis-server", "--port", "0", "--unixsocket", f"{folder}/redis", "--save", "", "--appendonly", "no",
            "--maxclients", "10000", "--dir", folder, "--loglevel", "warning", "--daemonize", "no"]


def redis(folder, answers):
    """redis with every answer as a value, its own save and log of changes switched off."""
    requests = f"{folder}/redis-requests"
    with open(requests, "w", encoding="ascii") as file:
        file.writelines(f"GET {segment}\n" for segment in answers)
    peer = Peer(redis_command(folder), f"{folder}/redis", ["--protocol", "resp", "--requests", requests])
    fill(peer.socket, answers)
    return peer


def fill(path, values):
    commands = b"".join(b"*3\r\n$3\r\nSET\r\n$%d\r\n%s\r\n$%d\r\n%s\r\n" % (len(k), k.encode(), len(v), v)
                        for k, v in values.items())
    subprocess.run(["redis-cli", "-s", path, "--pipe"], input=commands, check=True, stdout=subprocess.DEVNULL)


class GRPC:
    """gRPC's own C++ server and client, since its load can't come from a generator that speaks lines."""

    def __init__(self, folder, answers):
        build(folder)
        self.folder = folder
        with open(f"{folder}/grpc-answers", "wb") as file:
            file.writelines(segment.encode() + b" " + answer + b"\n" for segment, answer in answers.items())
        self.socket = f"{folder}/grpc"
        self.process = subprocess.Popen(
            [f"{folder}/ipc_grpc", "serve", self.socket, f"{folder}/grpc-answers"], stderr=subprocess.DEVNULL)
        wait_for(self.socket, self.process)

    def command(self, clients, seconds):
        return [f"{self.folder}/ipc_grpc", "load", self.socket, f"{self.folder}/grpc-answers", str(clients),
                str(seconds)]

    def stop(self):
        self.process.kill()
        self.process.wait()


def build(folder):
    plugin = subprocess.check_output(["which", "grpc_cpp_plugin"], text=True).strip()
    subprocess.run(["protoc", f"-I{HERE}", f"--cpp_out={folder}", f"--grpc_out={folder}",
                    f"--plugin=protoc-gen-grpc={plugin}", f"{HERE}/ipc_grpc.proto"], check=True)
    libraries = subprocess.check_output(["pkg-config", "--cflags", "--libs", "grpc++", "protobuf"], text=True).split()
    subprocess.run(["c++", "-std=c++17", "-O2", f"-I{folder}", "-o", f"{folder}/ipc_grpc", f"{HERE}/ipc_grpc.cpp",
                    f"{folder}/ipc_grpc.pb.cc", f"{folder}/ipc_grpc.grpc.pb.cc", *libraries, "-lpthread"], check=True)
