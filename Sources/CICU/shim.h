#ifndef CICU_SHIM_H
#define CICU_SHIM_H
#include <unicode/ubrk.h>
#endif
