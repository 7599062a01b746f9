#ifndef WRITING_H
#define WRITING_H

#include <stdbool.h>
#include <stddef.h>

/* Writes all of `bytes`; false when nothing was taken for half a second, as far as the file does not
   block. Safe inside of signal handlers. */
bool write_in_time(int fd, const char *bytes, size_t count);

#endif
