#ifndef CICU_H
#define CICU_H

#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

/* This header shows nothing of ICU. Foundation has an ICU of its own: a program that imports both
   would see two definitions of one type, which the compiler refuses. */

/* Line breaks ----------------------------------------------------------------------------------- */

/* Returns ICU's major version, such as 72. */
int cicu_major_version(void);

/* Finds the opportunities to break lines in a text. */
typedef struct cicu_line_iterator cicu_line_iterator;

/* Opens an iterator with the rules of the root locale; NULL where ICU has no data. Close it. */
cicu_line_iterator *_Nullable cicu_line_iterator_open(void);

/* Copies an iterator; NULL without memory. Close the copy. */
cicu_line_iterator *_Nullable cicu_line_iterator_copy(const cicu_line_iterator *_Nonnull original);

void cicu_line_iterator_close(cicu_line_iterator *_Nonnull iterator);

/* Sets the iterator to the start of UTF-16 text, which must outlive the calls of
   cicu_line_iterator_next. */
bool cicu_line_iterator_start(
    cicu_line_iterator *_Nonnull iterator, const uint16_t *_Nonnull text, int32_t length);

/* Returns the offset of the next opportunity to break, at last the text's end; then a negative
   number. */
int32_t cicu_line_iterator_next(cicu_line_iterator *_Nonnull iterator);

/* Widths ---------------------------------------------------------------------------------------- */

/* Whether the scalar's East Asian Width is Wide or Fullwidth. */
bool cicu_is_wide(uint32_t scalar);

/* Returns a locale with the C library's UTF-8 character table, whatever the process's locale is;
   NULL where there is none. */
locale_t _Nullable cicu_utf8_locale(void);

/* Returns wcwidth of a scalar in that locale. The thread's locale is unchanged afterwards. */
int32_t cicu_columns(uint32_t scalar, locale_t _Nonnull locale);

#endif
