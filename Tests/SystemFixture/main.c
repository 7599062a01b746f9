#define _GNU_SOURCE
#include "System.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <pty.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Checks the calls of System.h one by one; SystemTests compiles it for either kind of system. */

#define CHECK(condition)                                                     \
  if (!(condition)) {                                                        \
    fprintf(stderr, "line %d: %s (%s)\n", __LINE__, #condition, strerror(errno)); \
    return false;                                                            \
  }

static bool is_closed_in_children(int fd) { return (fcntl(fd, F_GETFD) & FD_CLOEXEC) != 0; }

static bool check_memory_file(void) {
  int file = system_memory_file();
  CHECK(file >= 0 && is_closed_in_children(file));
  CHECK(write(file, "frame", 5) == 5);
  char bytes[8];
  CHECK(pread(file, bytes, sizeof bytes, 0) == 5 && memcmp(bytes, "frame", 5) == 0);
  struct stat status;
  CHECK(fstat(file, &status) == 0 && status.st_nlink == 0);
  int other = system_memory_file();
  CHECK(other >= 0 && pread(other, bytes, sizeof bytes, 0) == 0);
  return close(file) == 0 && close(other) == 0;
}

static bool check_pipe(void) {
  int ends[2];
  char byte;
  CHECK(system_pipe(ends, false) == 0);
  CHECK(is_closed_in_children(ends[0]) && is_closed_in_children(ends[1]));
  CHECK(read(ends[0], &byte, 1) == -1 && errno == EAGAIN);
  CHECK(write(ends[1], "x", 1) == 1 && read(ends[0], &byte, 1) == 1 && byte == 'x');
  int blocking[2];
  CHECK(system_pipe(blocking, true) == 0);
  CHECK((fcntl(blocking[0], F_GETFL) & O_NONBLOCK) == 0);
  CHECK((fcntl(ends[0], F_GETFL) & O_NONBLOCK) != 0 && (fcntl(ends[1], F_GETFL) & O_NONBLOCK) != 0);
  for (int i = 0; i < 2; i++) CHECK(close(ends[i]) == 0 && close(blocking[i]) == 0);
  return true;
}

static void *ask_thread(void *result) {
  *(bool *)result = system_is_main_thread();
  return NULL;
}

static bool check_threads(void) {
  pthread_t thread;
  bool is_main = true;
  CHECK(system_is_main_thread());
  CHECK(pthread_create(&thread, NULL, ask_thread, &is_main) == 0);
  CHECK(pthread_join(thread, NULL) == 0 && !is_main);
  return true;
}

static bool check_terminals(void) {
  int owner, terminal, other_owner, other;
  CHECK(openpty(&owner, &terminal, NULL, NULL, NULL) == 0);
  CHECK(openpty(&other_owner, &other, NULL, NULL, NULL) == 0);
  int again = system_open_terminal_again(terminal);
  CHECK(again >= 0 && is_closed_in_children(again));
  CHECK((fcntl(again, F_GETFL) & O_NONBLOCK) != 0 && (fcntl(terminal, F_GETFL) & O_NONBLOCK) == 0);
  CHECK(system_is_same_terminal(terminal, again));
  CHECK(!system_is_same_terminal(terminal, other));
  for (int i = 0; i < 5; i++) {
    int files[] = {owner, terminal, other_owner, other, again};
    CHECK(close(files[i]) == 0);
  }
  CHECK(system_open_terminal_again(terminal) == -1);
  return true;
}

static volatile sig_atomic_t came;
static int ends[2];

/* A signal may come just before the wait: what it writes ends that, too. */
static void note(int signal) {
  came = signal;
  (void)!write(ends[1], "x", 1);
}

static bool check_wait(void) {
  char byte;
  CHECK(system_pipe(ends, true) == 0);
  struct pollfd file = {.fd = ends[0], .events = POLLIN};
  signal(SIGUSR1, note);
  signal(SIGUSR2, note);
  sigset_t all, all_but_one, now;
  sigfillset(&all);
  all_but_one = all;
  sigdelset(&all_but_one, SIGUSR1);
  pthread_sigmask(SIG_SETMASK, &all, NULL);
  raise(SIGUSR2);
  CHECK(write(ends[1], "x", 1) == 1);
  CHECK(system_wait(&file, 1, &all_but_one) == 1 && (file.revents & POLLIN) != 0 && came == 0);
  pthread_sigmask(SIG_SETMASK, NULL, &now);
  CHECK(sigismember(&now, SIGUSR1) == 1 && sigismember(&now, SIGUSR2) == 1);
  CHECK(read(ends[0], &byte, 1) == 1);
  raise(SIGUSR1);
  (void)!system_wait(&file, 1, &all_but_one);
  CHECK(came == SIGUSR1);
  return true;
}

static bool check_output(void) {
  CHECK(system_output_is_undecided());
  printf("done\n");
  CHECK(!system_output_is_undecided());
  return true;
}

int main(void) {
  bool is_right =
      check_memory_file() && check_pipe() && check_threads() && check_terminals() && check_wait();
  return is_right && check_output() ? 0 : 1;
}
