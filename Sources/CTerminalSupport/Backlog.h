#ifndef BACKLOG_H
#define BACKLOG_H

#include <stdbool.h>

/* The last bytes that came, in memory that does not grow. Safe inside of signal handlers, one caller
   at a time. */

/* Takes what `fd`, which must not block, has to read at this moment; false where there is nothing. */
bool backlog_read(int fd);

/* Writes what came since the last call, after a count of what is not there any more. When nothing is
   taken for `patience` milliseconds, the rest is given up. */
void backlog_write(int fd, int patience);

#endif
