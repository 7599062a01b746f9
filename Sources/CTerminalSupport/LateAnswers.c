#define _GNU_SOURCE
#include "LateAnswers.h"

#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

/* What was read: bytes that may be the beginning of an answer, and before them those that are typed. */
struct input {
  unsigned char bytes[4096];
  size_t typed, count;
};

enum reading { unfinished, typed, answer, last_answer };

/* Where a string ends that began with `ESC ]` or `ESC P`: with a bell, or with `ESC \\`. */
static enum reading read_string(const unsigned char *bytes, size_t count) {
  if (bytes[count - 1] == 0x07) return answer;
  if (count > 3 && bytes[count - 2] == 0x1b) return bytes[count - 1] == '\\' ? answer : typed;
  return bytes[count - 1] < 0x20 && bytes[count - 1] != 0x1b ? typed : unfinished;
}

/* What the bytes are, which begin with an escape: an answer has a `?` or a `>` behind the bracket, or is
   a string. Keys, the mouse, focus and pastes have not. */
static enum reading reading_of(const unsigned char *bytes, size_t count) {
  if (count == 1) return unfinished;
  if (bytes[1] == ']' || bytes[1] == 'P') return count == 2 ? unfinished : read_string(bytes, count);
  if (bytes[1] != '[') return typed;
  if (count == 2) return unfinished;
  if (bytes[2] != '?' && bytes[2] != '>') return typed;
  if (count == 3) return unfinished;
  unsigned char last = bytes[count - 1];
  if (last < 0x20 || last > 0x7e) return typed;
  if (last < 0x40) return unfinished;
  return bytes[2] == '?' && last == 'c' ? last_answer : answer;
}

/* Takes a byte in; true where it ended the last answer. */
static bool take(struct input *input, unsigned char byte) {
  size_t start = input->typed;
  if (byte == 0x1b && input->count > start + 1 && input->bytes[start + 1] == '[') {
    /* A sequence that breaks off, and another one. */
    start = input->typed = input->count;
  }
  input->bytes[input->count++] = byte;
  if (input->bytes[start] != 0x1b) {
    input->typed = input->count;
    return false;
  }
  switch (reading_of(input->bytes + start, input->count - start)) {
  case unfinished: return false;
  case typed: input->typed = input->count; return false;
  case answer: input->count = start; return false;
  case last_answer: input->count = start; return true;
  }
  return false;
}

static bool put_back(int terminal, const unsigned char *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    char byte = (char)bytes[i];
    if (ioctl(terminal, TIOCSTI, &byte) != 0) return false;
  }
  return true;
}

/* Bytes that are put back come behind those that wait: so these are read, too, and put behind. The
   first byte shows whether the system allows it; where it does not, what waits stays. */
static void put_all_back(int terminal, struct input *input) {
  int waiting = 0;
  /* Nothing followed an escape: it was the key. */
  if (input->count == input->typed + 1) input->typed = input->count;
  if (input->typed == 0 || ioctl(terminal, FIONREAD, &waiting) != 0) return;
  size_t count = input->typed, room = sizeof input->bytes - count;
  if (waiting < 0 || (size_t)waiting > room || !put_back(terminal, input->bytes, 1)) return;
  for (int i = 0; i < waiting; i++)
    if (read(terminal, input->bytes + count, 1) == 1) count++;
  unsigned char first;
  /* The byte that was put back: all are, from the first on. */
  if (read(terminal, &first, 1) == 1) put_back(terminal, input->bytes, count);
}

static int64_t milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void late_answers_take(int terminal, int milliseconds) {
  struct input input = {.typed = 0, .count = 0};
  struct pollfd waiting = {.fd = terminal, .events = POLLIN};
  int64_t now = milliseconds_now(), end = now + milliseconds;
  for (; now < end && input.count < sizeof input.bytes; now = milliseconds_now()) {
    unsigned char byte;
    if (poll(&waiting, 1, (int)(end - now)) <= 0 || (waiting.revents & POLLIN) == 0) break;
    if (read(terminal, &byte, 1) <= 0 || take(&input, byte)) break;
  }
  put_all_back(terminal, &input);
}
