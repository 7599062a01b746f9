#ifndef WRITING_H
#define WRITING_H

#include <stdbool.h>
#include <stddef.h>

/* Writes all of `bytes`; false when nothing was taken for `patience` milliseconds, as far as the file
   does not block. A negative patience has no end. Safe inside of signal handlers. */
bool write_all(int fd, const char *bytes, size_t count, int patience);

/* The same with the patience of a process that may be about to end, half a second. */
bool write_in_time(int fd, const char *bytes, size_t count);

#endif
