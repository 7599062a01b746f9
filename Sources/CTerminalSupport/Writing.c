#define _GNU_SOURCE
#include "Writing.h"

#include <errno.h>
#include <poll.h>
#include <time.h>
#include <unistd.h>

bool write_all(int fd, const char *bytes, size_t count, int patience) {
  int refusals = 0;
  /* With a time limit, wait with poll: stopped output must not delay a process that is about to end.
     Without a limit, write itself waits. */
  bool waits = patience >= 0;
  while (count > 0) {
    struct pollfd waiting = {.fd = fd, .events = POLLOUT};
    int ready = waits ? poll(&waiting, 1, patience) : 1;
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0 || (waits && (waiting.revents & POLLOUT) == 0)) return false;
    ssize_t written = write(fd, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN && !waits) {
      /* Another program has made the terminal's file non-blocking. */
      waits = true;
      continue;
    }
    if (written < 0 && errno == EAGAIN && (patience < 0 || refusals < patience)) {
      /* A terminal whose buffer is nearly full counts as writable but accepts nothing. */
      struct timespec moment = {.tv_nsec = 1000000};
      nanosleep(&moment, NULL);
      refusals++;
      continue;
    }
    if (written <= 0) return false;
    refusals = 0;
    bytes += written;
    count -= (size_t)written;
  }
  return true;
}

bool write_in_time(int fd, const char *bytes, size_t count) {
  return write_all(fd, bytes, count, brief_patience);
}
