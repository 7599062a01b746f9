"""A program in a pseudo-terminal, for the scripts that measure what it does there."""
import fcntl
import os
import pty
import re
import struct
import termios
import time

# What the terminal answers: what it is, and that it cannot hold frames back.
ANSWERS = [(re.compile(rb"\x1b\[0?c"), b"\x1b[?62;22c"), (re.compile(rb"\x1b\[\?2026\$p"), b"\x1b[?2026;0$y")]


class Program:
    def __init__(self, words, size):
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            set_size(0, size)
            for name in ["COLORTERM", "LINES", "COLUMNS", "NO_COLOR"]:
                os.environ.pop(name, None)
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
            os.execvp(words[0], words)
        self.clock = (~self.child << 3) | 2  # the clock of the process's CPU time

    def resize(self, size):
        set_size(self.terminal, size)

    def send(self, data):
        os.write(self.terminal, data)

    def read(self):
        """What it has written, which is answered where it asks."""
        data = os.read(self.terminal, 65536)
        for question, answer in ANSWERS:
            if question.search(data):
                self.send(answer)
        return data

    def cpu(self):
        """The seconds of CPU time of all its threads so far."""
        return time.clock_gettime(self.clock)

    def end(self):
        """Takes its terminal away, and waits for its end."""
        os.close(self.terminal)
        os.waitpid(self.child, 0)


def set_size(terminal, size):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
