#ifndef BACKLOG_H
#define BACKLOG_H

#include <stdbool.h>

/* A ring buffer of the last bytes of output that was held back, of fixed size. Safe in signal
   handlers, one caller at a time. */

/* Reads what `fd`, a non-blocking file, has at this moment; false where there is nothing. */
bool backlog_read(int fd);

/* Writes the bytes since the last call, after the number of those that were dropped. Gives up when
   `fd` takes nothing for `patience` milliseconds. */
void backlog_write(int fd, int patience);

#endif
