#!/usr/bin/env python3
"""What a frame costs, beside ncurses by hand: `output.py PROGRAM [--rounds N] [--count]`.

PROGRAM is OutputBenchmark. Two screens of 200x60 take turns; nearly every cell changes, or ten do. Prints medians
of interleaved rounds: bytes a frame, CPU time a frame; with --count instructions a frame, under callgrind.
"""
import fcntl
import os
import pty
import re
import statistics
import struct
import subprocess
import sys
import tempfile
import termios

BEGIN, END = b"\x1b[9999;1R", b"\x1b[9999;2R"


def run(command):
    """What the program writes between the two marks, and to standard error."""
    master, slave = pty.openpty()
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 200, 0, 0))
    environment = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8")
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=subprocess.PIPE, env=environment, start_new_session=True
    )
    os.close(slave)
    output = b""
    while True:
        try:
            read = os.read(master, 1 << 16)
        except OSError:
            break
        if not read:
            break
        output += read
    errors = process.stderr.read().decode()
    if process.wait() != 0:
        sys.exit(f"{' '.join(command)} failed: {errors}")
    os.close(master)
    return output[output.index(BEGIN) + len(BEGIN) : output.index(END)], errors


def instructions(program, who, change, frames):
    with tempfile.NamedTemporaryFile() as file:
        options = ["--tool=callgrind", "--collect-atstart=no", "--toggle-collect=counted_region"]
        run(["valgrind", "-q", *options, f"--callgrind-out-file={file.name}", program, who, change, str(frames)])
        text = open(file.name).read()
    return int(re.search(r"^(?:summary|totals): (\d+)", text, re.M).group(1)) / frames


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = sys.argv[1]
    rounds = int(sys.argv[sys.argv.index("--rounds") + 1]) if "--rounds" in sys.argv else 7
    frames = {"full": 200, "small": 1000}
    for change in ("full", "small"):
        figures = {"ours": [], "plain": []}
        for _ in range(rounds):
            for who in figures:
                output, errors = run([program, who, change, str(frames[change])])
                figures[who].append((len(output) / frames[change], int(errors.split()[-1]) / 1000))
        medians = {who: [statistics.median(column) for column in zip(*rows)] for who, rows in figures.items()}
        for name, index in (("bytes", 0), ("us", 1)):
            ours, plain = medians["ours"][index], medians["plain"][index]
            print(f"{change} {name}: ours {ours:.1f} plain {plain:.1f} ratio {ours / plain:.2f}")
        if "--count" in sys.argv:
            ours, plain = (instructions(program, who, change, 20) for who in ("ours", "plain"))
            print(f"{change} instructions: ours {ours:.0f} plain {plain:.0f} ratio {ours / plain:.2f}")


main()
