#ifndef CICU_H
#define CICU_H

#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

/* Nothing of ICU's shows here. Foundation has an ICU of its own: a program that imports both would
   see two definitions of one type, which the compiler refuses. */

/* Line breaks ----------------------------------------------------------------------------------- */

/* The version of ICU, like 72. */
int cicu_major_version(void);

/* Finds the opportunities to break lines in a text. */
typedef struct cicu_line_iterator cicu_line_iterator;

/* An iterator by the rules of the root locale; NULL where ICU has no data. */
cicu_line_iterator *_Nullable cicu_line_iterator_open(void);

/* An iterator of its own, to be closed; NULL without memory. The original stays as it is. */
cicu_line_iterator *_Nullable cicu_line_iterator_copy(const cicu_line_iterator *_Nonnull original);

void cicu_line_iterator_close(cicu_line_iterator *_Nonnull iterator);

/* Puts the iterator before UTF-16 text, which must outlive the calls of cicu_line_iterator_next. */
bool cicu_line_iterator_start(
    cicu_line_iterator *_Nonnull iterator, const uint16_t *_Nonnull text, int32_t length);

/* The offset of the next opportunity to break, the text's end included; negative after it. */
int32_t cicu_line_iterator_next(cicu_line_iterator *_Nonnull iterator);

/* Widths ---------------------------------------------------------------------------------------- */

/* Whether East Asian Width is Wide or Fullwidth. */
bool cicu_is_wide(uint32_t scalar);

/* The C library's UTF-8 character table, whatever locale the process uses; NULL without one. */
locale_t _Nullable cicu_utf8_locale(void);

/* wcwidth by that table. The thread's locale is the same before and after. */
int32_t cicu_columns(uint32_t scalar, locale_t _Nonnull locale);

#endif
