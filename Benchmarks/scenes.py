#!/usr/bin/env python3
"""What a step of a scene costs: `scenes.py [--rounds N] [--scenes A,B] [--quiet MS] NAME=COMMAND...`

Each command is run in a pseudo-terminal with the scene's name as its last argument (B for BP, A for A2), in turns:

    A   200x60 and 120x40 take turns, 60 resizes      B   `j`, 200 times, then `k`, in 100x40
    A2  sizes that do not repeat, 60 of them          BP  `f`, 24 times, then `b`, twice
    D   100x44 and 80x36 take turns, 60 resizes
    C   `x`, 20 times, then backspace, ten times over; 80x24
    CT  in each of 20 fields a word is typed and corrected with backspace and arrows, then Tab; 80x24

A step ends when nothing has come for 10 ms, or as many as `--quiet` says, and the program rests; that wait is in no figure. The terminal says what it
is when it is asked, and that it cannot hold frames back. Prints medians over all steps: bytes, CPU time (all threads,
user and system), time to the last byte, and how much longer that is than the CPU time. Beside the bytes stands the most
that a step had.
"""
import select
import shlex
import statistics
import sys
import time

from program import Program

LEFT, RIGHT, BACKSPACE = b"\x1bOD", b"\x1bOC", b"\x7f"
KEYS = [b"m", b"e", b"a", b"d", b"o", b"w", BACKSPACE, BACKSPACE, LEFT, LEFT, b"n", RIGHT, BACKSPACE, b"\t"]
SCENES = {
    "A": ((200, 60), [(120, 40), (200, 60)] * 30),
    "A2": ((200, 60), [(120 + 37 * step % 81, 40 + 11 * step % 21) for step in range(1, 61)]),
    "B": ((100, 40), [b"j"] * 200 + [b"k"] * 200),
    "BP": ((100, 40), ([b"f"] * 24 + [b"b"] * 24) * 2),
    "D": ((100, 44), [(80, 36), (100, 44)] * 30),
    "C": ((80, 24), ([b"x"] * 20 + [b"\x7f"] * 20) * 10),
    "CT": ((80, 24), KEYS * 20),
}
ARGUMENTS = {"A2": "A", "BP": "B"}


def do(program, step):
    if isinstance(step, tuple):
        program.resize(step)
    else:
        program.send(step)


def read_frame(program, quiet, patience):
    """Reads until it is quiet: bytes, and when the last of them came."""
    count, last = 0, None
    start = mark = time.perf_counter()
    used = program.cpu()
    while True:
        if select.select([program.terminal], [], [], quiet)[0]:
            count += len(program.read())
            last = time.perf_counter()
        # Quiet while it works is not the end.
        now, work = time.perf_counter(), program.cpu()
        is_at_rest = work - used < 0.2 * (now - mark) and now - (last or 0) >= quiet
        mark, used = now, work
        if is_at_rest and (last or now - start > patience):
            return count, last


def measure(command, scene, quiet):
    size, steps = SCENES[scene]
    program = Program(shlex.split(command) + [ARGUMENTS.get(scene, scene)], size)
    read_frame(program, 0.2, 10)
    samples = []
    for step in steps:
        start, used = time.perf_counter(), program.cpu()
        do(program, step)
        count, last = read_frame(program, quiet, 1)
        if last is not None:
            samples.append((count, (program.cpu() - used) * 1e6, (last - start) * 1e6))
    program.end()
    if len(samples) < len(steps) / 2:
        sys.exit(f"{command} shows nothing in most steps of {scene}")
    return samples


def option(name, default):
    if name not in sys.argv:
        return default
    index = sys.argv.index(name)
    value = sys.argv[index + 1]
    del sys.argv[index : index + 2]
    return value


def main():
    rounds, scenes = int(option("--rounds", 3)), option("--scenes", ",".join(SCENES)).split(",")
    quiet = float(option("--quiet", 10)) / 1000
    programs = dict(argument.split("=", 1) for argument in sys.argv[1:])
    if not programs:
        sys.exit(__doc__)
    for scene in scenes:
        samples = {name: [] for name in programs}
        for _ in range(rounds):
            for name, command in programs.items():
                samples[name] += measure(command, scene, quiet)
        for name, all_samples in samples.items():
            count, cpu, latency = (statistics.median(column) for column in zip(*all_samples))
            more = statistics.median(sample[2] - sample[1] for sample in all_samples)
            most = max(sample[0] for sample in all_samples)
            print(f"{scene} {name}: bytes {count:.0f} most {most} cpu {cpu:.0f}us last-byte {latency:.0f}us beyond-cpu {more:.0f}us", flush=True)


main()
