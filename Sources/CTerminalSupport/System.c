#define _GNU_SOURCE
#include "System.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

/* A test defines SYSTEM_IS_POSIX on Linux, to check that the POSIX code does the same. */
#if defined(__linux__) && !defined(SYSTEM_IS_POSIX)

#include <stdio_ext.h>
#include <sys/mman.h>

int system_memory_file(void) { return memfd_create("ashlar", MFD_CLOEXEC); }

int system_pipe(int ends[2], bool blocks) { return pipe2(ends, O_CLOEXEC | (blocks ? 0 : O_NONBLOCK)); }

bool system_is_main_thread(void) { return gettid() == getpid(); }

int system_open_terminal_again(int fd) {
  char name[32];
  snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
  return open(name, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

bool system_is_same_terminal(int fd, int other) {
  unsigned int here, there;
  if (ioctl(fd, TIOCGDEV, &here) != 0 || ioctl(other, TIOCGDEV, &there) != 0) return true;
  return here == there;
}

int system_wait(struct pollfd *files, int count, const sigset_t *blocked) {
  return ppoll(files, (nfds_t)count, NULL, blocked);
}

bool system_output_is_undecided(void) { return __fbufsize(stdout) == 0; }

#else

static int close_both(int ends[2]) {
  int saved = errno;
  close(ends[0]);
  close(ends[1]);
  errno = saved;
  return -1;
}

int system_memory_file(void) {
  const char *folder = getenv("TMPDIR");
  char name[PATH_MAX];
  int length = snprintf(name, sizeof name, "%s/ashlar.XXXXXX",
                        folder != NULL && *folder != '\0' ? folder : "/tmp");
  if (length < 0 || (size_t)length >= sizeof name) {
    errno = ENAMETOOLONG;
    return -1;
  }
  int file = mkstemp(name);
  if (file < 0) return -1;
  unlink(name);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}

int system_pipe(int ends[2], bool blocks) {
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    if (fcntl(ends[i], F_SETFD, FD_CLOEXEC) != 0) return close_both(ends);
    if (!blocks && fcntl(ends[i], F_SETFL, O_NONBLOCK) != 0) return close_both(ends);
  }
  return 0;
}

static pthread_t first_thread;

/* Runs before main, on the thread that main runs on. */
__attribute__((constructor)) static void note_first_thread(void) { first_thread = pthread_self(); }

bool system_is_main_thread(void) { return pthread_equal(pthread_self(), first_thread) != 0; }

int system_open_terminal_again(int fd) {
  char name[128];
  if (ttyname_r(fd, name, sizeof name) != 0) return -1;
  int file = open(name, O_RDWR | O_NONBLOCK | O_NOCTTY);
  if (file >= 0) fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}

bool system_is_same_terminal(int fd, int other) {
  struct stat here, there;
  if (fstat(fd, &here) != 0 || fstat(other, &there) != 0) return true;
  return here.st_rdev == there.st_rdev;
}

int system_wait(struct pollfd *files, int count, const sigset_t *blocked) {
  sigset_t found;
  pthread_sigmask(SIG_SETMASK, blocked, &found);
  int result = poll(files, (nfds_t)count, -1);
  int saved = errno;
  pthread_sigmask(SIG_SETMASK, &found, NULL);
  errno = saved;
  return result;
}

/* POSIX cannot tell. Before the first call there usually was no output; after it, the caller has chosen
   the buffering. */
bool system_output_is_undecided(void) {
  static bool was_asked;
  bool is_first = !was_asked;
  was_asked = true;
  return is_first;
}

#endif
