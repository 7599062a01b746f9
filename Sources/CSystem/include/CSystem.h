#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <poll.h>
#include <signal.h>
#include <stdbool.h>

/* What not every system has. System.c alone knows which system it is: on Linux it takes Linux's own calls,
   elsewhere those of POSIX. All but the first are safe inside of signal handlers. */

/* A file without a name, which is gone when it is closed. -1 and errno where there can be none. */
int system_memory_file(void);

/* Two ends of a pipe, the one to read from first; no child that is started gets them. -1 and errno where
   there can be none. */
int system_pipe(int ends[2], bool blocks);

/* Whether the thread that calls is the one that the process began with. */
bool system_is_main_thread(void);

/* Opens the terminal `fd` once more, as a file of its own that does not block. -1 where that cannot be. */
int system_open_terminal_again(int fd);

/* Whether two terminals are the same, by whichever names they were opened; true where nothing tells. */
bool system_is_same_terminal(int fd, int other);

/* Waits for `count` files without end, and meanwhile lets through the signals that are not in `blocked`.
   Returns what poll returns. */
int system_wait(struct pollfd *files, int count, const sigset_t *blocked);

/* Whether the C library has not decided yet how it keeps what is printed to standard output, as far as that
   can be told. Who asks decides. */
bool system_output_is_undecided(void);

#endif
