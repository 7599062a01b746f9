#include "Backlog.h"
#include "Writing.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

/* Pages that were never written take no memory. */
enum { capacity = 1 << 20, longest_line = 4096 };
static char ring[capacity];
/* The numbers of all bytes so far. */
static uint64_t received, written;

bool backlog_read(int fd) {
  size_t place = received % capacity;
  ssize_t count = read(fd, ring + place, capacity - place);
  if (count <= 0) return false;
  received += (uint64_t)count;
  return true;
}

/* Returns the first position to write after bytes were dropped: the start of a line, or in a very long
   line the start of a character. */
static uint64_t first_whole(uint64_t oldest) {
  for (uint64_t place = oldest; place < oldest + longest_line; place++)
    if (ring[place % capacity] == '\n') return place + 1;
  while (oldest < received && (ring[oldest % capacity] & 0xc0) == 0x80) oldest++;
  return oldest;
}

static bool write_count(int fd, uint64_t count, int patience) {
  static const char words[] = " bytes of earlier output left out]\n";
  char text[64];
  size_t place = sizeof text - sizeof words;
  memcpy(text + place, words, sizeof words);
  for (; count > 0; count /= 10) text[--place] = (char)('0' + count % 10);
  text[--place] = '[';
  return write_all(fd, text + place, sizeof text - 1 - place, patience);
}

static void write_from(int fd, uint64_t first, int patience) {
  while (first < received) {
    size_t place = first % capacity, rest = (size_t)(received - first);
    size_t count = rest < capacity - place ? rest : capacity - place;
    if (!write_all(fd, ring + place, count, patience)) return;
    first += count;
  }
}

void backlog_write(int fd, int patience) {
  uint64_t first = written;
  bool goes_on = true;
  if (received - written > capacity) {
    first = first_whole(received - capacity);
    goes_on = write_count(fd, first - written, patience);
  }
  if (goes_on) write_from(fd, first, patience);
  written = received;
}
