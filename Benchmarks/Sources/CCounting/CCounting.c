#include "CCounting.h"

__attribute__((noinline)) void counted_region(void (*body)(void *), void *context) {
  body(context);
  // Keeps the call from becoming a jump, by which the region would never be left.
  __asm__ volatile("" ::: "memory");
}
