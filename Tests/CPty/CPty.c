#define _GNU_SOURCE
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* After a fork in a process with threads: only calls that are safe inside of signal handlers. */

static void reset_signals(void) {
  for (int signal_number = 1; signal_number < NSIG; signal_number++) signal(signal_number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/* Descriptors of other tests, caught between their creation and their marking, would keep those
   tests' terminals alive. */
static void close_others(int first, int second) {
  for (int fd = 3; fd < 1024; fd++)
    if (fd != first && fd != second) close(fd);
}

static void lead(
    int reports, int hold, const char *path, char *const *arguments, char *const *environment) {
  reset_signals();
  close_others(reports, hold);
  /* The leader outlives a terminal that is taken away. */
  signal(SIGHUP, SIG_IGN);
  pid_t program = _Fork();
  if (program == 0) {
    setpgid(0, 0);
    /* Still in the background, which may not ask for the foreground unless it ignores this. */
    signal(SIGTTOU, SIG_IGN);
    tcsetpgrp(STDIN_FILENO, getpid());
    close(reports);
    close(hold);
    reset_signals();
    execve(path, arguments, environment);
    _exit(127);
  }
  (void)!write(reports, &program, sizeof program);
  int status;
  for (;;) {
    pid_t changed = waitpid(program, &status, WUNTRACED | WCONTINUED);
    if (changed < 0 && errno == EINTR) continue;
    if (changed < 0) break;
    (void)!write(reports, &status, sizeof status);
    if (WIFEXITED(status) || WIFSIGNALED(status)) break;
  }
  char byte;
  while (read(hold, &byte, 1) < 0 && errno == EINTR) {
  }
  _exit(0);
}

static void close_pair(int pair[2]) {
  close(pair[0]);
  close(pair[1]);
}

int pty_start(
    struct pty_session *session, const char *path, char *const *arguments, char *const *environment,
    int columns, int rows) {
  int reports[2], hold[2];
  if (pipe2(reports, O_CLOEXEC) != 0) return -1;
  if (pipe2(hold, O_CLOEXEC) != 0) {
    close_pair(reports);
    return -1;
  }
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  pid_t leader = forkpty(&session->terminal, NULL, NULL, &size);
  if (leader < 0) {
    close_pair(reports);
    close_pair(hold);
    return -1;
  }
  if (leader == 0) lead(reports[1], hold[0], path, arguments, environment);
  fcntl(session->terminal, F_SETFD, FD_CLOEXEC);
  close(reports[1]);
  close(hold[0]);
  session->reports = reports[0];
  session->hold = hold[1];
  session->leader = leader;
  ssize_t count = read(session->reports, &session->program, sizeof session->program);
  if (count == sizeof session->program && session->program > 0) return 0;
  close(session->terminal);
  close(session->reports);
  close(session->hold);
  waitpid(leader, NULL, 0);
  return -1;
}

int pty_open_program_side(int terminal) {
  char name[64];
  if (ptsname_r(terminal, name, sizeof name) != 0) return -1;
  return open(name, O_RDWR | O_NOCTTY);
}

int pty_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

enum pty_report pty_read_report(int status, int *detail) {
  if (WIFEXITED(status)) {
    *detail = WEXITSTATUS(status);
    return PTY_EXITED;
  }
  if (WIFSIGNALED(status)) {
    *detail = WTERMSIG(status);
    return PTY_SIGNALLED;
  }
  if (WIFSTOPPED(status)) {
    *detail = WSTOPSIG(status);
    return PTY_STOPPED;
  }
  *detail = SIGCONT;
  return PTY_CONTINUED;
}
