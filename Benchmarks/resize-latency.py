#!/usr/bin/env python3
"""Measures the time from a resize of the terminal to the last byte of the new frame.

usage: resize-latency.py PROGRAM [ARGUMENT...]

Runs the program in a pseudo-terminal and changes its size between 80x24 and 200x60 a hundred times
each way. A frame has ended when nothing came for 30 ms; the wait itself is not in the figure.
Prints medians: milliseconds to the first and to the last byte, and bytes of a frame.
"""
import select
import statistics
import sys
import time

from program import Program

QUIET = 0.030
SIZES = [(80, 24), (200, 60)]


def read_frame(program, start, patience):
    """Reads until it is quiet: (seconds to the first byte, to the last byte, bytes)."""
    first = last = None
    count = 0
    while select.select([program.terminal], [], [], QUIET if first else patience)[0]:
        count += len(program.read())
        last = time.perf_counter() - start
        first = first or last
    return first, last, count


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = Program(sys.argv[1:], SIZES[0])
    read_frame(program, time.perf_counter(), 5)
    frames = {size: [] for size in SIZES}
    for step in range(200):
        size = SIZES[(step + 1) % 2]
        start = time.perf_counter()
        program.resize(size)
        frame = read_frame(program, start, 1)
        if frame[0] is None:
            sys.exit(f"no frame came for {size[0]}x{size[1]}")
        frames[size].append(frame)
    for (columns, rows), samples in frames.items():
        first, last, count = (statistics.median(column) for column in zip(*samples))
        print(
            f"to {columns}x{rows}: first byte {first * 1000:.2f} ms, "
            f"last byte {last * 1000:.2f} ms, {count:.0f} bytes"
        )
    program.end()


main()
