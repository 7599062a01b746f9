#define _GNU_SOURCE
#include "CTerminalSupport.h"

#include <errno.h>
#include <poll.h>
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
/* Whether there is anything to restore. */
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
  if (!atomic_load(&is_up)) return;
  int saved = errno;
  /* The modes first, which never wait for a terminal that takes no output. The screen counts as up
     until all is done: a signal that ends the process in between does it once more. */
  tcsetattr(terminal, TCSANOW, &found_modes);
  terminal_write(leaving.bytes, leaving.count);
  atomic_store(&is_up, false);
  terminal_error_release();
  errno = saved;
}

void terminal_enter(void) {
  if (terminal < 0 || atomic_load(&is_up)) return;
  atomic_store(&is_up, true);
  /* The modes first: in the background this stops the process before anything is written. */
  while (tcsetattr(terminal, TCSANOW, &program_modes) != 0 && errno == EINTR) {
  }
  terminal_error_catch();
  terminal_write(entering.bytes, entering.count);
}

void terminal_give_up(void) {
  terminal_leave();
  terminal = -1;
}

/* Waits until the terminal takes more; false when it has not for a while. */
static bool is_writable(void) {
  struct pollfd waiting = {.fd = terminal, .events = POLLOUT};
  return poll(&waiting, 1, 500) > 0 && (waiting.revents & POLLOUT) != 0;
}

void terminal_write(const char *bytes, size_t count) {
  while (count > 0) {
    /* Somebody else may have made the terminal's file non-blocking. And output that was stopped
       must not hold up a process that is to end. */
    if (!is_writable()) {
      if (errno == EINTR) continue;
      return;
    }
    ssize_t written = write(terminal, bytes, count);
    if (written < 0 && (errno == EINTR || errno == EAGAIN)) continue;
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
