#ifndef CICU_SHIM_H
#define CICU_SHIM_H

#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#include <wchar.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

/* ICU renames its functions by version through macros (ubrk_open_72), which Swift cannot see:
   each one that is needed is wrapped here. */

/* The version of ICU, like 72. */
static inline int cicu_major_version(void) { return U_ICU_VERSION_MAJOR_NUM; }

/* A line break iterator by the rules of the root locale; NULL where ICU has no data. */
static inline UBreakIterator *cicu_line_iterator_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", NULL, 0, &status);
  return U_SUCCESS(status) ? iterator : NULL;
}

/* An iterator of its own, to be closed; NULL without memory. The original stays as it is. */
static inline UBreakIterator *_Nullable cicu_line_iterator_copy(
    const UBreakIterator *_Nonnull original) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *copy = ubrk_clone(original, &status);
  return U_SUCCESS(status) ? copy : NULL;
}

static inline void cicu_line_iterator_close(UBreakIterator *_Nonnull iterator) {
  ubrk_close(iterator);
}

/* Puts the iterator before UTF-16 text, which must outlive the calls of cicu_line_iterator_next. */
static inline bool cicu_line_iterator_start(
    UBreakIterator *iterator, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

/* The offset of the next opportunity to break, the text's end included; negative after it. */
static inline int32_t cicu_line_iterator_next(UBreakIterator *iterator) {
  return ubrk_next(iterator);
}

/* Whether East Asian Width is Wide or Fullwidth. */
static inline bool cicu_is_wide(uint32_t scalar) {
  int32_t width = u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

/* Declared by wchar.h only to those who define _XOPEN_SOURCE. */
extern int wcwidth(wchar_t);

/* The C library's UTF-8 character table, whatever locale the process uses; NULL without one. */
static inline locale_t cicu_utf8_locale(void) {
  return newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}

/* wcwidth by that table. The thread's locale is the same before and after. */
static inline int32_t cicu_columns(uint32_t scalar, locale_t locale) {
  locale_t previous = uselocale(locale);
  int32_t columns = wcwidth((wchar_t)scalar);
  uselocale(previous);
  return columns;
}

#endif
