#ifndef SYSTEM_H
#define SYSTEM_H

#include <poll.h>
#include <signal.h>
#include <stdbool.h>

/* Functions that differ between systems. Only System.c knows the system: on Linux it uses Linux's
   own calls, elsewhere POSIX. All but the first are safe in signal handlers. */

/* Opens a file without a name, which vanishes when it is closed. Returns -1 and sets errno where it
   fails. */
int system_memory_file(void);

/* Opens a pipe, the end to read from first. Child programs do not inherit it. Returns -1 and sets
   errno where it fails. */
int system_pipe(int ends[2], bool blocks);

/* Whether the calling thread is the main thread. */
bool system_is_main_thread(void);

/* Opens the terminal `fd` again, as a non-blocking file of its own. Returns -1 where it fails. */
int system_open_terminal_again(int fd);

/* Whether two file descriptors belong to the same terminal; true where that cannot be told. */
bool system_is_same_terminal(int fd, int other);

/* Waits without limit for `count` files, while only the signals in `blocked` are blocked. Returns
   the result of poll. */
int system_wait(struct pollfd *files, int count, const sigset_t *blocked);

/* Whether the C library has not chosen the buffering of standard output yet, as far as that can be
   told. If so, the caller has to choose it. */
bool system_output_is_undecided(void);

#endif
