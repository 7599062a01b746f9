#define _GNU_SOURCE
#include "LateAnswers.h"
#include "Clock.h"

#include <poll.h>
#include <stdbool.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* The input so far: typed bytes, then bytes that may begin an answer. */
struct input {
  unsigned char bytes[16384];
  size_t typed, count;
};

enum reading { unfinished, typed, answer, last_answer };

/* Classifies a string sequence after `ESC ]` or `ESC P`. It ends with BEL or with `ESC \\`. */
static enum reading read_string(const unsigned char *bytes, size_t count) {
  if (bytes[count - 1] == 0x07) return answer;
  if (count > 3 && bytes[count - 2] == 0x1b) return bytes[count - 1] == '\\' ? answer : typed;
  return bytes[count - 1] < 0x20 && bytes[count - 1] != 0x1b ? typed : unfinished;
}

/* Classifies bytes that begin with an escape. An answer has `?` or `>` after the bracket, or is a
   string; keys, mouse reports, focus reports and pastes have neither form. */
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

/* Returns the start of the incomplete sequence. An escape starts another one, unless it is the first
   byte of a string's terminator. */
static size_t start_of_sequence(const struct input *input) {
  const unsigned char *bytes = input->bytes;
  size_t start = input->typed, last = input->count - 1;
  bool is_string = last - start >= 2 && (bytes[start + 1] == ']' || bytes[start + 1] == 'P');
  if (is_string && bytes[last - 1] == 0x1b && bytes[last] != '\\') start = last - 1;
  else if (is_string) return start;
  return bytes[last] == 0x1b ? last : start;
}

/* Adds a byte; returns true if it ends the last answer. */
static bool take(struct input *input, unsigned char byte) {
  input->bytes[input->count++] = byte;
  if (input->bytes[input->typed] != 0x1b) {
    input->typed = input->count;
    return false;
  }
  size_t start = input->typed = start_of_sequence(input);
  switch (reading_of(input->bytes + start, input->count - start)) {
  case unfinished: return false;
  case typed: input->typed = input->count; return false;
  case answer: input->count = start; return false;
  case last_answer: input->count = start; return true;
  }
  return false;
}

/* Puts typed bytes back into the terminal's input. On systems that do not allow it, they are lost. */
static void put_back(int terminal, struct input *input) {
  /* Nothing followed an escape, so it was the Escape key. */
  if (input->count == input->typed + 1) input->typed = input->count;
  for (size_t i = 0; i < input->typed; i++) {
    char byte = (char)input->bytes[i];
    if (ioctl(terminal, TIOCSTI, &byte) != 0) return;
  }
}

void late_answers_take(int terminal, int milliseconds) {
  /* Static, since it is too large for the stack of a signal handler. Only one thread at a time leaves
     the screen. */
  static struct input input;
  input.typed = input.count = 0;
  struct pollfd waiting = {.fd = terminal, .events = POLLIN};
  int64_t now = milliseconds_now(), end = now + milliseconds, flood = end + 100;
  /* Input after the last answer is read too: bytes that are put back would come after it. */
  for (; now < flood && input.count < sizeof input.bytes; now = milliseconds_now()) {
    unsigned char byte;
    int left = now < end ? (int)(end - now) : 0;
    if (poll(&waiting, 1, left) <= 0 || (waiting.revents & POLLIN) == 0) break;
    if (read(terminal, &byte, 1) <= 0) break;
    if (take(&input, byte)) end = now;
  }
  put_back(terminal, &input);
}
