#!/usr/bin/env python3
"""What a program costs that waits: `idle.py PROGRAM [ARGUMENT...]`.

Runs the program in a pseudo-terminal of 80x24, lets it come to rest and watches it for three seconds.
Prints its memory, how often any of its threads was woken, its CPU time and the bytes it wrote meanwhile.
"""
import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time

WATCHED = 3


def read_all(terminal, quiet):
    """Reads until nothing has come for `quiet` seconds, and returns how many bytes came."""
    count = 0
    while select.select([terminal], [], [], quiet)[0]:
        count += len(os.read(terminal, 65536))
    return count


def fields(path):
    with open(path) as file:
        return dict((line.split()[0].rstrip(":"), line.split()[1]) for line in file if len(line.split()) > 1)


def wakes(child):
    threads = os.listdir(f"/proc/{child}/task")
    return sum(int(fields(f"/proc/{child}/task/{thread}/status")["voluntary_ctxt_switches"]) for thread in threads)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", LANG="C.UTF-8")
        os.execv(sys.argv[1], sys.argv[1:])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    read_all(terminal, 1)
    clock = (~child << 3) | 2  # the clock of the process's CPU time
    woken, used = wakes(child), time.clock_gettime(clock)
    count = read_all(terminal, WATCHED)
    used, woken = time.clock_gettime(clock) - used, wakes(child) - woken
    memory = fields(f"/proc/{child}/smaps_rollup")
    megabytes = {name: int(memory[name]) / 1024 for name in ["Rss", "Pss", "Private_Dirty"]}
    print(
        f"resident {megabytes['Rss']:.1f} MB, proportional {megabytes['Pss']:.1f} MB, "
        f"of its own {megabytes['Private_Dirty']:.1f} MB"
    )
    print(f"in {WATCHED} s: woken {woken} times, {used * 1e6:.0f} us of CPU, {count} bytes")
    os.write(terminal, b"q")
    os.waitpid(child, 0)


main()
