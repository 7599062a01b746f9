#define _GNU_SOURCE
#include "CTerminalSupport.h"
#include "Writing.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

/* A message on the screen's own cells would be wiped out by the next frame, and the last words of a
   crash would go down with the alternate screen. So they wait in memory. */
static int kept = -1;
static int standard_error = -1;

void terminal_error_catch(void) {
  if (kept >= 0 || !isatty(STDERR_FILENO)) return;
  int memory = memfd_create("standard error", MFD_CLOEXEC);
  if (memory < 0) return;
  standard_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (standard_error < 0 || dup2(memory, STDERR_FILENO) < 0) {
    if (standard_error >= 0) close(standard_error);
    close(memory);
    return;
  }
  kept = memory;
}

void terminal_error_release(void) {
  if (kept < 0) return;
  dup2(standard_error, STDERR_FILENO);
  close(standard_error);
  /* A file of its own to the same terminal, which does not block: others share the usual one. */
  int own = open("/proc/self/fd/2", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  int to = own < 0 ? STDERR_FILENO : own;
  char bytes[4096];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(kept, bytes, sizeof bytes, offset)) > 0) {
    offset += count;
    if (!write_in_time(to, bytes, (size_t)count)) break;
  }
  if (own >= 0) close(own);
  close(kept);
  kept = -1;
}
