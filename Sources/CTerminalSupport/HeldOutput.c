#define _GNU_SOURCE
#include "HeldOutput.h"
#include "Backlog.h"
#include "System.h"
#include "CTerminalSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The streams write to a pipe. A thread empties it, so that writers never wait for long. The thread
   that leaves the screen reads the rest. */

struct stream {
  int number, flag;
  /* The file to which the stream goes when it is not held back; -1 for a stream that is never held
     back. */
  int found;
  atomic_bool is_held;
};
enum { stream_count = 2 };
static struct stream streams[stream_count] = {
    {STDOUT_FILENO, TERMINAL_HOLDS_OUTPUT, -1, false},
    {STDERR_FILENO, TERMINAL_HOLDS_ERROR, -1, false},
};

static int terminal = -1;
static int pipe_exit = -1, pipe_entry = -1, farewell_exit = -1, farewell_entry = -1;
static pthread_t reader;
/* The thread that uses the backlog; 0 if there is none. */
static atomic_uintptr_t user;

/* Returns a number that identifies the thread: the address of a thread-local byte. */
static uintptr_t this_thread(void) {
  static _Thread_local char place;
  return (uintptr_t)&place;
}

/* Takes the backlog for this thread; returns whether it succeeded. It gives up after `patience`
   milliseconds, unless that is negative. It also gives up if this thread uses the backlog already and
   was interrupted by a signal: whoever ends a process in the middle of its output does not want the
   rest. */
static bool take_backlog(int patience) {
  struct timespec moment = {.tv_nsec = 1000000};
  uintptr_t thread = this_thread();
  for (int waits = 0;; waits++) {
    uintptr_t nobody = 0;
    if (atomic_compare_exchange_strong(&user, &nobody, thread)) return true;
    if (atomic_load(&user) == thread || (patience >= 0 && waits >= patience)) return false;
    nanosleep(&moment, NULL);
  }
}

static void leave_backlog(void) { atomic_store(&user, 0); }

static void *read_pipe(void *unused) {
  /* Swift's backtracer stops threads with SIGPROF and complains about a thread that blocks it. */
  sigset_t all_but_one;
  sigfillset(&all_but_one);
  sigdelset(&all_but_one, SIGPROF);
  struct pollfd waiting[] = {{.fd = pipe_exit, .events = POLLIN}, {.fd = farewell_exit, .events = POLLIN}};
  for (;;) {
    if (system_wait(waiting, 2, &all_but_one) < 0) continue;
    if (waiting[1].revents != 0) return unused;
    take_backlog(-1);
    backlog_read(pipe_exit);
    leave_backlog();
  }
}

static int start_reader(void) {
  sigset_t all, found;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &found);
  int code = pthread_create(&reader, NULL, read_pipe, NULL);
  pthread_sigmask(SIG_SETMASK, &found, NULL);
  errno = code;
  return code == 0 ? 0 : -1;
}

static void close_all(void) {
  int *descriptors[] = {
      &pipe_entry,     &pipe_exit,        &farewell_entry,
      &farewell_exit,  &streams[0].found, &streams[1].found,
  };
  for (size_t i = 0; i < sizeof descriptors / sizeof *descriptors; i++) {
    if (*descriptors[i] >= 0) close(*descriptors[i]);
    *descriptors[i] = -1;
  }
}

/* Returns a duplicate with a number above those of the standard streams, which may be closed. */
static int lifted(int fd) {
  if (fd < 0 || fd > STDERR_FILENO) return fd;
  int result = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  close(fd);
  return result;
}

/* Whether `fd` is the terminal, whatever name it was opened by. */
static bool is_terminal(int fd) { return isatty(fd) && system_is_same_terminal(fd, terminal); }

static int open_pipe(int *exit, int *entry) {
  int ends[2];
  if (system_pipe(ends, true) != 0) return -1;
  *exit = lifted(ends[0]);
  *entry = lifted(ends[1]);
  return *exit < 0 || *entry < 0 ? -1 : 0;
}

static int open_pipes(void) {
  if (open_pipe(&pipe_exit, &pipe_entry) != 0) return -1;
  if (open_pipe(&farewell_exit, &farewell_entry) != 0) return -1;
  return fcntl(pipe_exit, F_SETFL, O_NONBLOCK);
}

int held_output_begin(int fd, int wanted) {
  terminal = fd;
  bool is_needed = false, is_refused = false;
  for (int i = 0; i < stream_count; i++) {
    struct stream *stream = &streams[i];
    if ((wanted & stream->flag) == 0 || !is_terminal(stream->number)) continue;
    is_needed = true;
    stream->found = fcntl(stream->number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    is_refused = is_refused || stream->found < 0;
  }
  if (!is_needed || (!is_refused && open_pipes() == 0 && start_reader() == 0)) return 0;
  int saved = errno;
  close_all();
  errno = saved;
  return -1;
}

static bool is_pipe(int fd) {
  struct stat here, there;
  return fstat(fd, &here) == 0 && fstat(pipe_entry, &there) == 0 && here.st_dev == there.st_dev &&
         here.st_ino == there.st_ino;
}

void held_output_flush(void) {
  /* If another thread holds the lock, it is printing now, and the order does not matter. */
  if (streams[0].found < 0 || ftrylockfile(stdout) != 0) return;
  /* Before the first output the library has not chosen its buffering: buffer lines, as for a terminal.
     */
  if (system_output_is_undecided()) setvbuf(stdout, NULL, _IOLBF, 0);
  fflush_unlocked(stdout);
  funlockfile(stdout);
}

void held_output_catch(void) {
  held_output_flush();
  for (int i = 0; i < stream_count; i++) {
    struct stream *stream = &streams[i];
    if (stream->found < 0 || stream->is_held || !is_terminal(stream->number)) continue;
    stream->is_held = true;
    dup2(pipe_entry, stream->number);
  }
}

static void let_through(void) {
  for (int i = 0; i < stream_count; i++) {
    struct stream *stream = &streams[i];
    bool was_held = atomic_exchange(&stream->is_held, false);
    /* The program may have redirected the stream meanwhile. */
    if (was_held && is_pipe(stream->number)) dup2(stream->found, stream->number);
  }
}

/* Writes the bytes in the backlog and in the pipe. The number of reads is limited, in case output never
   ends. */
static void write_rest(int patience) {
  for (int reads = 0; reads < 32 && backlog_read(pipe_exit); reads++) {
  }
  backlog_write(terminal, patience);
}

void held_output_release(int patience) {
  if (pipe_entry < 0) return;
  bool is_ours = take_backlog(1000);
  /* Output of other threads comes after the bytes that are held back already. */
  if (is_ours) write_rest(patience);
  let_through();
  if (!is_ours) return;
  write_rest(patience);
  leave_backlog();
}

void held_output_end(int patience) {
  if (pipe_entry < 0) return;
  (void)!write(farewell_entry, "", 1);
  pthread_join(reader, NULL);
  if (!take_backlog(1000)) return;
  write_rest(patience);
  close_all();
  leave_backlog();
}

int terminal_standard_output(void) {
  return streams[0].is_held ? streams[0].found : STDOUT_FILENO;
}
