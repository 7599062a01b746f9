#ifndef SYSTEM_H
#define SYSTEM_H

#include <poll.h>
#include <signal.h>
#include <stdbool.h>

/* Functions that differ between systems. Only System.c knows the system: it uses Linux's own calls on
   Linux, and POSIX elsewhere. All but the first are safe in signal handlers. */

/* Opens an anonymous file, which is removed when it is closed. Returns -1 and sets errno on failure. */
int system_memory_file(void);

/* Opens a pipe, the read end first. Child programs do not inherit it. Returns -1 and sets errno on
   failure. */
int system_pipe(int ends[2], bool blocks);

/* Whether the calling thread is the main thread. */
bool system_is_main_thread(void);

/* Opens the terminal `fd` again, as a separate non-blocking file. Returns -1 on failure. */
int system_open_terminal_again(int fd);

/* Whether two file descriptors belong to the same terminal; true if this cannot be determined. */
bool system_is_same_terminal(int fd, int other);

/* Waits without a time limit for `count` files, while only the signals in `blocked` are blocked.
   Returns the result of poll. */
int system_wait(struct pollfd *files, int count, const sigset_t *blocked);

/* Whether the C library has probably not chosen the buffering of standard output yet. If so, the caller
   has to choose it. */
bool system_output_is_undecided(void);

#endif
