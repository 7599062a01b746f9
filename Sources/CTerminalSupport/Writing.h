#ifndef WRITING_H
#define WRITING_H

#include <stdbool.h>
#include <stddef.h>

/* Writes all of `bytes`; false when a non-blocking file takes nothing for `patience` milliseconds.
   A negative patience has no limit. Safe in signal handlers. */
bool write_all(int fd, const char *bytes, size_t count, int patience);

/* Calls write_all with a patience of half a second, for a process that may be about to end. */
bool write_in_time(int fd, const char *bytes, size_t count);

#endif
