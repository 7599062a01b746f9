#ifndef CPTY_H
#define CPTY_H

#include <stdbool.h>
#include <sys/types.h>

/* A program in a pseudo-terminal of its own, started as a shell starts its jobs: in a process group
   in the terminal's foreground, below a session leader that watches it. Only so can it be stopped
   and continued; the system does not stop the processes of a session without a shell. */
struct pty_session {
  /* The terminal's other side, to read what the program writes and to write what it reads. */
  int terminal;
  /* Delivers an int of the kind waitpid fills in, for every stop, continuation and end. */
  int reports;
  /* Closing it lets the leader go, which otherwise keeps the terminal alive after the program. */
  int hold;
  pid_t leader;
  pid_t program;
};

/* Returns -1 and sets errno on failure. The strings end with a null pointer. */
int pty_start(
    struct pty_session *session, const char *path, char *const *arguments, char *const *environment,
    int columns, int rows);

int pty_resize(int terminal, int columns, int rows);

/* Opens the program's side of the terminal; -1 on failure. */
int pty_open_program_side(int terminal);

enum pty_report { PTY_EXITED, PTY_SIGNALLED, PTY_STOPPED, PTY_CONTINUED };

/* Takes a report apart: what happened, and the exit status or the signal. */
enum pty_report pty_read_report(int status, int *detail);

#endif
