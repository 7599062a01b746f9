#!/usr/bin/env python3
"""What a program costs that waits: `idle.py PROGRAM [ARGUMENT...]`.

Runs the program in a pseudo-terminal of 80x24, lets it come to rest and watches it for three seconds.
Prints its memory, how often any of its threads was woken, its CPU time and the bytes it wrote meanwhile.
"""
import os
import select
import sys

from program import Program

WATCHED = 3


def read_all(program, quiet):
    """Reads until nothing has come for `quiet` seconds, and returns how many bytes came."""
    count = 0
    while select.select([program.terminal], [], [], quiet)[0]:
        count += len(program.read())
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
    program = Program(sys.argv[1:], (80, 24))
    read_all(program, 1)
    woken, used = wakes(program.child), program.cpu()
    count = read_all(program, WATCHED)
    used, woken = program.cpu() - used, wakes(program.child) - woken
    memory = fields(f"/proc/{program.child}/smaps_rollup")
    megabytes = {name: int(memory[name]) / 1024 for name in ["Rss", "Pss", "Private_Dirty"]}
    print(
        f"resident {megabytes['Rss']:.1f} MB, proportional {megabytes['Pss']:.1f} MB, "
        f"of its own {megabytes['Private_Dirty']:.1f} MB"
    )
    print(f"in {WATCHED} s: woken {woken} times, {used * 1e6:.0f} us of CPU, {count} bytes")
    program.end()


main()
