#ifndef WRITING_H
#define WRITING_H

#include <stdbool.h>
#include <stddef.h>

/* Writes all of `bytes`; returns false if a non-blocking file accepts nothing for `patience`
   milliseconds. A negative patience means no limit. Safe in signal handlers. */
bool write_all(int fd, const char *bytes, size_t count, int patience);

/* Half a second, in milliseconds: for a process that may be about to end. */
enum { brief_patience = 500 };

/* Calls write_all with the brief patience. */
bool write_in_time(int fd, const char *bytes, size_t count);

#endif
