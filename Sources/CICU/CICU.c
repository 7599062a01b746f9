/* For wcwidth. */
#define _GNU_SOURCE
#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <wchar.h>

/* ICU's headers rename its functions by version (ubrk_open_72), with macros that Swift cannot see. */

int cicu_major_version(void) { return U_ICU_VERSION_MAJOR_NUM; }

cicu_line_iterator *cicu_line_iterator_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", NULL, 0, &status);
  return U_SUCCESS(status) ? (cicu_line_iterator *)iterator : NULL;
}

cicu_line_iterator *cicu_line_iterator_copy(const cicu_line_iterator *original) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *copy = ubrk_clone((const UBreakIterator *)original, &status);
  return U_SUCCESS(status) ? (cicu_line_iterator *)copy : NULL;
}

void cicu_line_iterator_close(cicu_line_iterator *iterator) {
  ubrk_close((UBreakIterator *)iterator);
}

bool cicu_line_iterator_start(cicu_line_iterator *iterator, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)iterator, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t cicu_line_iterator_next(cicu_line_iterator *iterator) {
  return ubrk_next((UBreakIterator *)iterator);
}

bool cicu_is_wide(uint32_t scalar) {
  int32_t width = u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

locale_t cicu_utf8_locale(void) { return newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0); }

int32_t cicu_columns(uint32_t scalar, locale_t locale) {
  locale_t previous = uselocale(locale);
  int32_t columns = wcwidth((wchar_t)scalar);
  uselocale(previous);
  return columns;
}
