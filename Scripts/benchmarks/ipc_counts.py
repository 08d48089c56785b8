#!/usr/bin/env python3
"""What one request costs recordbookd in the steady state, counted, not timed: for Scripts/bench ipc."""
import os
import re
import subprocess

ALLOCATING = re.compile(
    r"^(malloc|calloc|realloc|memalign|posix_memalign|aligned_alloc|_int_malloc|_int_realloc|mmap|mmap64|brk|sbrk|"
    r"swift_slowAlloc\w*|swift_allocObject|_swift_allocObject_|operator new.*)('\d+)?$")


def system_calls(service, load, count, folder):
    """System calls a request by name, while one client has one request in flight."""
    report = f"{folder}/strace"
    tracer = subprocess.Popen(["strace", "-f", "-c", "-o", report, "-p", str(service.pid)], stderr=subprocess.PIPE)
    tracer.stderr.readline()
    subprocess.run([*load, "--count", str(count)], check=True, stdout=subprocess.DEVNULL)
    tracer.terminate()
    tracer.wait()
    calls = {}
    with open(report, encoding="utf-8") as lines:
        for line in lines:
            words = line.split()
            if len(words) >= 5 and words[0].replace(".", "").isdigit() and words[-1] != "total":
                calls[words[-1]] = int(words[3]) / count
    return calls


def under_callgrind(recordbookd_under, load, count, folder):
    """Instructions, and calls of each allocating function, a request: only `count` requests are counted, after so
    many that every answer has been given before. The program is linked statically, so nothing can be preloaded;
    callgrind sees every call by its symbol."""
    pattern = f"{folder}/callgrind"
    prefix = ["valgrind", "-q", "--tool=callgrind", f"--callgrind-out-file={pattern}", "--combine-dumps=no"]
    with recordbookd_under(prefix) as service:
        subprocess.run([*load, "--count", str(count)], check=True, stdout=subprocess.DEVNULL)
        control(service, "-z")
        subprocess.run([*load, "--count", str(count)], check=True, stdout=subprocess.DEVNULL)
        control(service, "-d")
        profile = next(f"{folder}/{name}" for name in sorted(os.listdir(folder)) if re.match(r"callgrind\.1$", name))
    instructions, calls = read_profile(profile)
    return instructions / count, {name: times / count for name, times in calls.items() if ALLOCATING.match(name)}


def control(service, option):
    subprocess.run(["callgrind_control", option, str(service.pid)], check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)


def read_profile(path):
    """All instructions, and how often each function was called."""
    names, calls, callee, instructions = {}, {}, None, 0
    with open(path, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if line.startswith("cfn="):
                number, _, name = line[4:].rstrip("\n").partition(" ")
                if name:
                    names[number] = name
                callee = names[number]
            elif line.startswith("fn="):
                number, _, name = line[3:].rstrip("\n").partition(" ")
                if name:
                    names[number] = name
            elif line.startswith("calls="):
                calls[callee] = calls.get(callee, 0) + int(line[6:].split()[0])
            elif line.startswith(("summary:", "totals:")):
                instructions = int(line.split()[1])
    return instructions, calls
