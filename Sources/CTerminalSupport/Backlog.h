#ifndef BACKLOG_H
#define BACKLOG_H

#include <stdbool.h>

/* A ring buffer of fixed size with the last bytes of the output that was held back. Safe in signal
   handlers, with one caller at a time. */

/* Reads the bytes that `fd`, a non-blocking file, has now; false if there are none. */
bool backlog_read(int fd);

/* Writes the bytes since the last call, preceded by the number of dropped bytes. Gives up if `fd`
   accepts nothing for `patience` milliseconds. */
void backlog_write(int fd, int patience);

#endif
