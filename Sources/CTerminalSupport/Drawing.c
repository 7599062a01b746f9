#define _GNU_SOURCE
#include "Drawing.h"
#include "System.h"
#include "CTerminalSupport.h"
#include "Writing.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

/* The terminal once more, for frames alone, so that drawing can be cut off while the process ends:
   another thread may be in the middle of a frame then. */
static int shown = -1, nowhere = -1;
/* The file that the screen library writes to: the terminal at first, then memory. It writes whenever the cursor
   moves; a terminal would show each of these pieces by itself. */
static int library = -1;
static FILE *stream;
static bool gathers;
/* How much of that memory has been shown, and how much may have been before it begins anew: a seek for each frame
   is a call of the system that small frames can do without. */
static off_t shown_to;
static const off_t longest_memory = 1 << 18;

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
  /* Not one of the numbers of standard streams that are closed. */
  shown = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  library = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  stream = library < 0 ? NULL : fdopen(library, "w");
  if (nowhere >= 0 && shown >= 0 && stream != NULL) return 0;
  int saved = errno;
  close_all();
  errno = saved;
  return -1;
}

void drawing_cut_off(void) {
  dup2(nowhere, shown);
  dup2(nowhere, library);
}

FILE *terminal_stream(void) { return stream; }

void terminal_close_stream(void) { close_all(); }

void terminal_write(const char *bytes, size_t count) { write_in_time(shown, bytes, count); }

void terminal_gather_frames(void) {
  int memory = system_memory_file();
  if (memory < 0) return;
  gathers = dup2(memory, library) >= 0;
  close(memory);
  shown_to = 0;
}

/* Waits for as long as the terminal takes nothing: what is left out of a frame would be missed in all
   that follow. */
static void draw(int fd, const char *bytes, size_t count) { write_all(fd, bytes, count, -1); }

void terminal_draw(const char *bytes, size_t count) { draw(library, bytes, count); }

void terminal_show_frame(void) {
  if (!gathers) return;
  char bytes[16384];
  ssize_t count;
  do {
    count = pread(library, bytes, sizeof bytes, shown_to);
    if (count <= 0) break;
    draw(shown, bytes, (size_t)count);
    shown_to += count;
  } while (count == (ssize_t)sizeof bytes);
  if (shown_to > longest_memory && ftruncate(library, 0) == 0) shown_to = lseek(library, 0, SEEK_SET);
}
