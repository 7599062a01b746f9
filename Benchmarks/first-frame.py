#!/usr/bin/env python3
"""When the first frame is there, and what it takes: `first-frame.py PROGRAM [--rounds N]`.

PROGRAM is ashlar. First terminals that answer the program's questions at once, late or never, at 80x24: milliseconds
from the start to the frame's last row, the median of interleaved rounds. Then terminals that report any size, and say
nothing: milliseconds and the program's greatest memory in MB.
"""
import fcntl
import os
import pty
import select
import statistics
import struct
import subprocess
import sys
import termios
import time

# The last question, which every terminal answers, and the answers to all three.
QUESTION = b"\x1b[c"
ANSWERS = b"\x1b[?2026;2$y\x1b]11;rgb:1c1c/1c1c/1c1c\x1b\\\x1b[?62;22c"
# The hint line is the last row, and this its last word.
LAST = b"quit"


def first_frame(program, size, delay):
    """Seconds to the first frame, and the greatest memory in bytes; answers come after `delay` seconds, or never."""
    columns, rows = size
    master, slave = pty.openpty()
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    environment = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8")
    for name in ("NO_COLOR", "COLORTERM", "COLORFGBG"):
        environment.pop(name, None)
    start = time.monotonic()
    process = subprocess.Popen(
        [program], stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
    )
    os.close(slave)
    output, due, end = b"", None, start + 30
    try:
        while LAST not in output:
            now = time.monotonic()
            if due and now >= due:
                os.write(master, ANSWERS)
                due, delay = None, None
            if now > end:
                sys.exit(f"no frame at {columns}x{rows}")
            if select.select([master], [], [], max(0, min(end, due or end) - now))[0]:
                try:
                    output += os.read(master, 1 << 16)
                except OSError:
                    sys.exit(f"no frame at {columns}x{rows}: {output!r}")
            if delay is not None and due is None and QUESTION in output:
                due = time.monotonic() + delay
        took = time.monotonic() - start
        status = open(f"/proc/{process.pid}/status").read()
        memory = int(status.split("VmHWM:")[1].split()[0]) * 1024
        os.write(master, ANSWERS + b"q")
        while True:
            try:
                if not os.read(master, 1 << 16):
                    break
            except OSError:
                break
        process.wait()
    finally:
        os.close(master)
        process.poll() is None and process.kill()
    return took, memory


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = sys.argv[1]
    rounds = int(sys.argv[sys.argv.index("--rounds") + 1]) if "--rounds" in sys.argv else 11
    delays = {"at once": 0.0, "after 20 ms": 0.02, "after 500 ms": 0.5, "never": None}
    taken = {name: [] for name in delays}
    for _ in range(rounds):
        for name, delay in delays.items():
            taken[name].append(first_frame(program, (80, 24), delay)[0])
    for name in delays:
        print(f"answers {name}: first frame after {statistics.median(taken[name]) * 1000:.1f} ms")
    for size in [(80, 24), (200, 60), (999, 999), (1000, 1000), (3000, 3000), (9999, 9999), (40, 65535), (65535, 65535)]:
        took, memory = first_frame(program, size, None)
        print(f"{size[0]}x{size[1]}: {took * 1000:.0f} ms, {memory / 1e6:.0f} MB")


main()
