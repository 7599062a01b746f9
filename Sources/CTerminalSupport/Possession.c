#define _GNU_SOURCE
#include "CTerminalSupport.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

struct sequence {
  char bytes[1000];
  size_t count;
};

static int terminal = -1;
static struct termios found_modes, program_modes;
static struct sequence leaving, entering;
/* Whether the screen is up. Whoever turns it off, on any thread, is the one who restores. */
static atomic_bool is_up;

static void leave_at_exit(void) { terminal_leave(); }

int terminal_take(int fd) {
  static bool leaves_at_exit;
  if (terminal >= 0) {
    errno = EBUSY;
    return -1;
  }
  if (tcgetattr(fd, &found_modes) != 0) return -1;
  if (!leaves_at_exit) {
    if (atexit(leave_at_exit) != 0) return -1;
    leaves_at_exit = true;
  }
  terminal = fd;
  program_modes = found_modes;
  leaving.count = entering.count = 0;
  terminal_error_catch();
  atomic_store(&is_up, true);
  return 0;
}

bool terminal_is_taken(void) { return terminal >= 0; }

static int set_sequence(struct sequence *sequence, const char *bytes, size_t count) {
  if (count > sizeof sequence->bytes) {
    errno = ENOSPC;
    return -1;
  }
  /* A handler that comes in between must not find a half. */
  sequence->count = 0;
  memcpy(sequence->bytes, bytes, count);
  sequence->count = count;
  return 0;
}

int terminal_set_sequences(
    const char *leave, size_t leave_count, const char *enter, size_t enter_count) {
  if (set_sequence(&leaving, leave, leave_count) != 0) return -1;
  return set_sequence(&entering, enter, enter_count);
}

int terminal_adopt_program_modes(void) {
  if (tcgetattr(terminal, &program_modes) != 0) return -1;
  program_modes.c_iflag &= ~(tcflag_t)(IXON | IXOFF);
  program_modes.c_lflag |= ISIG;
  program_modes.c_cc[VINTR] = _POSIX_VDISABLE;
  program_modes.c_cc[VQUIT] = _POSIX_VDISABLE;
  program_modes.c_cc[VSUSP] = found_modes.c_cc[VSUSP];
  return tcsetattr(terminal, TCSANOW, &program_modes);
}

void terminal_leave(void) {
  if (!atomic_exchange(&is_up, false)) return;
  int saved = errno;
  terminal_write(leaving.bytes, leaving.count);
  tcsetattr(terminal, TCSANOW, &found_modes);
  terminal_error_release();
  errno = saved;
}

void terminal_enter(void) {
  if (terminal < 0 || atomic_load(&is_up)) return;
  /* The modes first: in the background this stops the process before anything is written. */
  while (tcsetattr(terminal, TCSANOW, &program_modes) != 0 && errno == EINTR) {
  }
  terminal_error_catch();
  atomic_store(&is_up, true);
  terminal_write(entering.bytes, entering.count);
}

void terminal_give_up(void) {
  terminal_leave();
  terminal = -1;
}

void terminal_write(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(terminal, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

bool terminal_read_size(int *columns, int *rows) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
