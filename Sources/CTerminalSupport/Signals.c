#define _GNU_SOURCE
#include "System.h"
#include "CTerminalSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const int waking[] = {SIGWINCH, SIGTSTP, SIGCONT};
static const int ending[] = {
    SIGINT,  SIGTERM,   SIGHUP,  SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1,
    SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
/* Not every system has these. */
#ifdef SIGPOLL
    SIGPOLL,
#endif
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
};
static const int crashing[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};

static int wake_pipe[2] = {-1, -1};
static struct sigaction found[NSIG];
static bool is_handled[NSIG];
/* After a stack overflow the normal stack has no room for a handler. */
static char handler_stack[65536];
static bool has_handler_stack;
/* The signal that is to end the process; 0 if there is none. */
static volatile sig_atomic_t ended_by;
/* Whether the size has changed since it was last read, even if it is the same again. */
static atomic_bool has_resized;

/* Whether SIGHUP is reported before it ends the process, and whether it was reported. */
static atomic_bool delays_hang_up;
static volatile sig_atomic_t has_hung_up;
enum { seconds_for_end = 5 };

static void wake(int signal) {
  int saved = errno;
  unsigned char byte = (unsigned char)signal;
  if (signal == SIGWINCH) atomic_store(&has_resized, true);
  /* If the pipe is full, it is readable anyway. */
  (void)!write(wake_pipe[1], &byte, 1);
  errno = saved;
}

static bool is_crash(int signal) {
  for (size_t i = 0; i < COUNT(crashing); i++)
    if (crashing[i] == signal) return true;
  return false;
}

/* Whether the signal is a SIGHUP that must not end the process yet. The first one is reported. When a
   shell exits, it and the system send more; these must not interrupt saving. The alarm ends the process
   in any case. */
static bool is_delayed(int signal) {
  if (signal != SIGHUP || !atomic_load(&delays_hang_up)) return false;
  if (has_hung_up) return true;
  has_hung_up = true;
  alarm(seconds_for_end);
  wake(signal);
  return true;
}

static void end(int signal, siginfo_t *info, void *context) {
  (void)context;
  if (is_delayed(signal)) return;
  if (signal == SIGALRM && has_hung_up) signal = SIGHUP;
  terminal_leave_for_good();
  sigaction(signal, &found[signal], NULL);
  /* After the return, the faulting instruction runs again, with the former handler: the system's or
     Swift's backtracer. A breakpoint instruction does not run again. */
  if (is_crash(signal) && signal != SIGTRAP && info->si_code > 0) return;
  /* Any other signal is raised again, and is delivered after this handler has returned. The former
     handler may return as well: Swift's backtracer expects the fault to occur again, which it does not
     here. Then the next read of the wake pipe ends the process. */
  ended_by = signal;
  wake(signal);
  raise(signal);
}

static void die_if_ended(void) {
  int signal = ended_by;
  if (signal == 0) return;
  struct sigaction usual = {.sa_flags = 0};
  usual.sa_handler = SIG_DFL;
  sigemptyset(&usual.sa_mask);
  sigaction(signal, &usual, NULL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, signal);
  pthread_sigmask(SIG_UNBLOCK, &one, NULL);
  raise(signal);
}

static void handle(int signal, const struct sigaction *action) {
  if (sigaction(signal, NULL, &found[signal]) != 0) return;
  if (!is_crash(signal) && signal != SIGWINCH && found[signal].sa_handler == SIG_IGN) return;
  is_handled[signal] = sigaction(signal, action, NULL) == 0;
}

static void prepare_handler_stack(void) {
  stack_t current;
  if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return;
  stack_t own = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  has_handler_stack = sigaltstack(&own, NULL) == 0;
}

void terminal_delay_hang_up(bool delays) { atomic_store(&delays_hang_up, delays); }

int terminal_signals_begin(void) {
  atomic_store(&has_resized, false);
  atomic_store(&delays_hang_up, false);
  has_hung_up = false;
  if (system_pipe(wake_pipe, false) != 0) return -1;
  prepare_handler_stack();
  struct sigaction waker = {.sa_flags = SA_RESTART | SA_ONSTACK};
  waker.sa_handler = wake;
  sigemptyset(&waker.sa_mask);
  for (size_t i = 0; i < COUNT(waking); i++) handle(waking[i], &waker);
  struct sigaction ender = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  ender.sa_sigaction = end;
  /* Block all signals while the terminal is restored; with SIGTTOU blocked, that works in the
     background too. */
  sigfillset(&ender.sa_mask);
  for (size_t i = 0; i < COUNT(ending); i++) handle(ending[i], &ender);
  for (size_t i = 0; i < COUNT(crashing); i++) handle(crashing[i], &ender);
  return wake_pipe[0];
}

void terminal_signals_end(void) {
  if (has_hung_up) alarm(0);
  for (int signal = 1; signal < NSIG; signal++) {
    if (is_handled[signal]) sigaction(signal, &found[signal], NULL);
    is_handled[signal] = false;
  }
  if (has_handler_stack) {
    stack_t none = {.ss_flags = SS_DISABLE};
    sigaltstack(&none, NULL);
    has_handler_stack = false;
  }
  for (int i = 0; i < 2; i++) {
    if (wake_pipe[i] >= 0) close(wake_pipe[i]);
    wake_pipe[i] = -1;
  }
}

bool terminal_resize_take(void) { return atomic_exchange(&has_resized, false); }

int terminal_signals_take(bool is_awake) {
  die_if_ended();
  int result = terminal_resize_take() ? TERMINAL_RESIZED : 0;
  if (!is_awake) return result;
  unsigned char bytes[64];
  ssize_t count;
  while ((count = read(wake_pipe[0], bytes, sizeof bytes)) > 0) {
    for (ssize_t i = 0; i < count; i++) {
      if (bytes[i] == SIGTSTP) result |= TERMINAL_SHOULD_STOP;
      if (bytes[i] == SIGCONT) result |= TERMINAL_CONTINUED;
      if (bytes[i] == SIGHUP && has_hung_up) result |= TERMINAL_HUNG_UP;
    }
  }
  return result;
}

void terminal_stop_process(void) {
  struct sigaction usual = {.sa_flags = 0}, stop, resume;
  usual.sa_handler = SIG_DFL;
  sigemptyset(&usual.sa_mask);
  sigset_t stops;
  sigemptyset(&stops);
  sigaddset(&stops, SIGTSTP);
  sigaction(SIGTSTP, &usual, &stop);
  sigaction(SIGCONT, &usual, &resume);
  sigset_t blocked;
  pthread_sigmask(SIG_UNBLOCK, &stops, &blocked);
  /* Send it to this thread, not to the process: so the process stops before the call returns, instead
     of later on another thread when the handler is installed again. */
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  sigaction(SIGCONT, &resume, NULL);
  sigaction(SIGTSTP, &stop, NULL);
}
