#!/usr/bin/env python3
"""What a step of a scene costs: `scenes.py [--rounds N] [--scenes A,B] NAME=COMMAND...`

Each command is run in a pseudo-terminal with the scene's name as its last argument (B for BP, A for A2), in turns:

    A   200x60 and 120x40 take turns, 60 resizes      B   `j`, 200 times, then `k`, in 100x40
    A2  sizes that do not repeat, 60 of them          BP  `f`, 24 times, then `b`, twice
    D   100x44 and 80x36 take turns, 60 resizes

A step ends when nothing has come for 10 ms and the program rests; that wait is in no figure. The terminal says what it
is when it is asked, and that it cannot hold frames back. Prints medians over all steps: bytes, CPU time (all threads,
user and system), time to the last byte, and how much longer that is than the CPU time.
"""
import fcntl
import os
import pty
import re
import select
import shlex
import statistics
import struct
import sys
import termios
import time

QUIET = 0.010
SCENES = {
    "A": ((200, 60), [(120, 40), (200, 60)] * 30),
    "A2": ((200, 60), [(120 + 37 * step % 81, 40 + 11 * step % 21) for step in range(1, 61)]),
    "B": ((100, 40), [b"j"] * 200 + [b"k"] * 200),
    "BP": ((100, 40), ([b"f"] * 24 + [b"b"] * 24) * 2),
    "D": ((100, 44), [(80, 36), (100, 44)] * 30),
}
ARGUMENTS = {"A2": "A", "BP": "B"}
ANSWERS = [(re.compile(rb"\x1b\[0?c"), b"\x1b[?62;22c"), (re.compile(rb"\x1b\[\?2026\$p"), b"\x1b[?2026;0$y")]


class Program:
    def __init__(self, command, size):
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            self.resize_own(size)
            for name in ["COLORTERM", "LINES", "COLUMNS", "NO_COLOR"]:
                os.environ.pop(name, None)
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
            words = shlex.split(command)
            os.execvp(words[0], words)
        self.clock = (~self.child << 3) | 2  # the clock of the process's CPU time

    @staticmethod
    def resize_own(size):
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

    def do(self, step):
        if isinstance(step, tuple):
            fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", step[1], step[0], 0, 0))
        else:
            os.write(self.terminal, step)

    def cpu(self):
        return time.clock_gettime(self.clock)

    def read(self, quiet, patience):
        """Reads until it is quiet: bytes, and when the last of them came."""
        count, last = 0, None
        start = mark = time.perf_counter()
        used = self.cpu()
        while True:
            if select.select([self.terminal], [], [], quiet)[0]:
                data = os.read(self.terminal, 65536)
                last = time.perf_counter()
                count += len(data)
                for question, answer in ANSWERS:
                    if question.search(data):
                        os.write(self.terminal, answer)
            # Quiet while it works is not the end.
            now, work = time.perf_counter(), self.cpu()
            is_at_rest = work - used < 0.2 * (now - mark) and now - (last or 0) >= quiet
            mark, used = now, work
            if is_at_rest and (last or now - start > patience):
                return count, last

    def end(self):
        os.close(self.terminal)
        os.waitpid(self.child, 0)


def measure(command, scene):
    size, steps = SCENES[scene]
    program = Program(f"{command} {ARGUMENTS.get(scene, scene)}", size)
    program.read(0.2, 10)
    samples = []
    for step in steps:
        start, used = time.perf_counter(), program.cpu()
        program.do(step)
        count, last = program.read(QUIET, 1)
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
    programs = dict(argument.split("=", 1) for argument in sys.argv[1:])
    if not programs:
        sys.exit(__doc__)
    for scene in scenes:
        samples = {name: [] for name in programs}
        for _ in range(rounds):
            for name, command in programs.items():
                samples[name] += measure(command, scene)
        for name, all_samples in samples.items():
            count, cpu, latency = (statistics.median(column) for column in zip(*all_samples))
            more = statistics.median(sample[2] - sample[1] for sample in all_samples)
            print(f"{scene} {name}: bytes {count:.0f} cpu {cpu:.0f}us last-byte {latency:.0f}us beyond-cpu {more:.0f}us", flush=True)


main()
