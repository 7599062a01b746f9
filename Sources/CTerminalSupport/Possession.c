#define _GNU_SOURCE
#include "System.h"
#include "CTerminalSupport.h"
#include "Clock.h"
#include "Drawing.h"
#include "HeldOutput.h"
#include "LateAnswers.h"
#include "Writing.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

struct sequence {
  char bytes[1000];
  size_t count;
};

/* The terminal, opened separately and non-blocking. Leaving the screen must not wait for a reader, and
   standard output may be redirected meanwhile. */
static int terminal = -1;
/* The process that took the terminal: a forked child must not restore it. */
static pid_t owner;
static atomic_bool is_cut_off;
static struct termios found_modes, program_modes;
/* The sequences that leave and enter the screen, twice: while one copy is being set, a signal handler
   uses the other. */
static struct {
  struct sequence leaving, entering;
} ways[2];
static atomic_int way;
/* Whether the screen is open and has to be restored. */
static atomic_bool is_up;
/* The time until which answers are expected, in milliseconds; 0 if none are expected. */
static _Atomic int64_t answers_end;

static int set_sequence(struct sequence *sequence, const char *bytes, size_t count) {
  if (count > sizeof sequence->bytes) {
    errno = ENOSPC;
    return -1;
  }
  memcpy(sequence->bytes, bytes, count);
  sequence->count = count;
  return 0;
}

int terminal_set_sequences(
    const char *leave, size_t leave_count, const char *enter, size_t enter_count) {
  int other = 1 - atomic_load(&way);
  if (set_sequence(&ways[other].leaving, leave, leave_count) != 0) return -1;
  if (set_sequence(&ways[other].entering, enter, enter_count) != 0) return -1;
  atomic_store(&way, other);
  return 0;
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

void terminal_expect_answers(bool expected) {
  atomic_store(&answers_end, expected ? milliseconds_now() + 3000 : 0);
}

/* Waits for the last answer, and puts bytes typed meanwhile back for other programs. */
static void await_answers(void) {
  int64_t end = atomic_exchange(&answers_end, 0);
  /* Reading would stop a process in the background. */
  if (end <= milliseconds_now() || tcgetpgrp(terminal) != getpgrp()) return;
  late_answers_take(terminal, 1000);
}

/* The time, in milliseconds, to wait for a terminal that accepts no output, for example over a slow
   connection: short after a signal, longer when the process exits normally. */
enum { patience_in_disorder = 500, patience_in_order = 5000 };

static void leave(int patience) {
  if (getpid() != owner) return;
  int saved = errno;
  if (atomic_load(&is_up)) {
    await_answers();
    /* Set the modes first, since this never waits for a terminal that accepts no output. The screen
       counts as up until everything is done: a signal that ends the process in between does it again.
       */
    tcsetattr(terminal, TCSANOW, &found_modes);
    const struct sequence *leaving = &ways[atomic_load(&way)].leaving;
    if (!write_in_time(terminal, leaving->bytes, leaving->count)) patience = 0;
    atomic_store(&is_up, false);
  }
  held_output_release(patience);
  errno = saved;
}

void terminal_leave(void) {
  held_output_flush();
  leave(patience_in_order);
}

static void leave_for_good(int patience) {
  if (terminal < 0) return;
  int saved = errno;
  atomic_store(&is_cut_off, true);
  drawing_cut_off(patience);
  leave(patience);
  errno = saved;
}

void terminal_leave_for_good(void) { leave_for_good(patience_in_disorder); }

static void leave_at_exit(void) {
  held_output_flush();
  leave_for_good(patience_in_order);
}

static int open_own(int fd) {
  int own = system_open_terminal_again(fd);
  /* If the terminal cannot be opened again, duplicate `fd`. The number is above those of the standard
     streams, which may be closed. */
  int result = fcntl(own < 0 ? fd : own, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (own >= 0) close(own);
  return result;
}

static void close_terminal(void) {
  if (terminal >= 0) close(terminal);
  terminal = -1;
}

int terminal_take(int fd, int held_streams) {
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
  if (drawing_open(fd) != 0) return -1;
  terminal = open_own(fd);
  if (terminal < 0 || held_output_begin(terminal, held_streams) != 0) {
    int saved = errno;
    close_terminal();
    terminal_close_stream();
    errno = saved;
    return -1;
  }
  owner = getpid();
  program_modes = found_modes;
  ways[way].leaving.count = ways[way].entering.count = 0;
  held_output_catch();
  atomic_store(&is_up, true);
  return 0;
}

bool terminal_is_taken(void) { return terminal >= 0; }

void terminal_enter(void) {
  if (terminal < 0 || atomic_load(&is_up) || atomic_load(&is_cut_off)) return;
  atomic_store(&is_up, true);
  /* Set the modes first: in the background this stops the process before anything is written. */
  while (tcsetattr(terminal, TCSANOW, &program_modes) != 0 && errno == EINTR) {
  }
  held_output_catch();
  const struct sequence *entering = &ways[atomic_load(&way)].entering;
  write_in_time(terminal, entering->bytes, entering->count);
}

void terminal_give_up(void) {
  terminal_leave();
  if (getpid() == owner) held_output_end(patience_in_disorder);
  close_terminal();
}

bool terminal_read_size(int *columns, int *rows) { return system_read_size(terminal, columns, rows); }

bool system_read_size(int fd, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
