#define _GNU_SOURCE
#include "Drawing.h"
#include "Clock.h"
#include "System.h"
#include "CTerminalSupport.h"
#include "Writing.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <unistd.h>

/* `shown` is a duplicate of the terminal for frames only, so that drawing can be discarded while the
   process ends: another thread may be in the middle of a frame then. `nowhere` is /dev/null. */
static int shown = -1, nowhere = -1;
/* The file to which the screen library writes: the terminal at first, then a memory file. The library
   writes whenever the cursor moves; a terminal would show each of these pieces separately. */
static int library = -1;
static FILE *stream;
static bool gathers;
/* The offset up to which the memory file was shown, and the offset after which it is emptied. Emptying
   it after each frame would cost small frames a system call. */
static off_t shown_to;
static const off_t longest_memory = 1 << 18;
/* The number of writes begun and ended so far: odd while one is under way. */
static atomic_uint write_ends;

static void close_all(void) {
  if (stream != NULL) fclose(stream);
  else if (library >= 0) close(library);
  if (shown >= 0) close(shown);
  if (nowhere >= 0) close(nowhere);
  stream = NULL;
  shown = nowhere = library = -1;
  gathers = false;
}

int drawing_open(int fd) {
  nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  /* A number above those of the standard streams, which may be closed. */
  shown = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  library = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  stream = library < 0 ? NULL : fdopen(library, "w");
  if (nowhere >= 0 && shown >= 0 && stream != NULL) return 0;
  int saved = errno;
  close_all();
  errno = saved;
  return -1;
}

void drawing_cut_off(int patience) {
  dup2(nowhere, shown);
  dup2(nowhere, library);
  /* A write that began before still goes to the terminal. A signal handler of the thread that draws would
     wait for itself; its write is over or was interrupted. */
  unsigned begun = atomic_load(&write_ends);
  if (begun % 2 == 0 || system_is_main_thread()) return;
  struct timespec moment = {.tv_nsec = 1000000};
  int64_t end = milliseconds_now() + patience;
  while (atomic_load(&write_ends) == begun && milliseconds_now() < end) nanosleep(&moment, NULL);
}

FILE *terminal_stream(void) { return stream; }

void terminal_close_stream(void) { close_all(); }

static void draw(int fd, const char *bytes, size_t count, int patience) {
  atomic_fetch_add(&write_ends, 1);
  write_all(fd, bytes, count, patience);
  atomic_fetch_add(&write_ends, 1);
}

void terminal_write(const char *bytes, size_t count) { draw(shown, bytes, count, brief_patience); }

void terminal_gather_frames(void) {
  int memory = system_memory_file();
  if (memory < 0) return;
  gathers = dup2(memory, library) >= 0;
  close(memory);
  shown_to = 0;
}

/* Frames are written without a time limit: if a part of one were dropped, all later frames would lack
   it. */
enum { no_limit = -1 };

void terminal_draw(const char *bytes, size_t count) { draw(library, bytes, count, no_limit); }

void terminal_show_frame(void) {
  if (!gathers) return;
  char bytes[16384];
  ssize_t count;
  do {
    count = pread(library, bytes, sizeof bytes, shown_to);
    if (count <= 0) break;
    draw(shown, bytes, (size_t)count, no_limit);
    shown_to += count;
  } while (count == (ssize_t)sizeof bytes);
  if (shown_to > longest_memory && ftruncate(library, 0) == 0) shown_to = lseek(library, 0, SEEK_SET);
}
