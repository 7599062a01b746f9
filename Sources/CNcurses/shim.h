#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

/* pkg-config would ask for the wide interface, but its flags are refused by the package manager. */
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
/* Functions, not macros over the insides of a WINDOW: Swift imports only the former. */
#define NCURSES_NOMACROS 1

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <curses.h>

/* The terminfo entry points, declared by hand: <term.h> defines hundreds of macros with names such
   as `lines` and `tab`. */
struct term;
extern int setupterm(const char *_Nullable type, int fd, int *_Nullable result);
extern struct term *_Nullable set_curterm(struct term *_Nullable);
extern int del_curterm(struct term *_Nullable);
extern int tigetflag(const char *_Nonnull);
extern int tigetnum(const char *_Nonnull);
extern char *_Nullable tigetstr(const char *_Nonnull);
extern char *_Nullable tparm(const char *_Nonnull, ...);

/* Returns a string capability; NULL where the terminal has none. */
static inline const char *_Nullable curses_capability(const char *_Nonnull name) {
  char *value = tigetstr(name);
  return value == (char *)-1 ? NULL : value;
}

/* Returns a string capability with two parameters filled in, as `cup` needs them. */
static inline const char *_Nullable curses_filled_capability(
    const char *_Nonnull name, long first, long second) {
  const char *value = curses_capability(name);
  return value == NULL ? NULL : tparm(value, first, second);
}

/* Globals, which Swift refuses as shared mutable state. */
static inline FILE *_Nonnull curses_standard_output(void) { return stdout; }
static inline FILE *_Nonnull curses_standard_input(void) { return stdin; }
static inline WINDOW *_Nullable curses_screen_window(void) { return stdscr; }
static inline WINDOW *_Nullable curses_shown_window(void) { return curscr; }
static inline int curses_rows(void) { return LINES; }
static inline int curses_columns(void) { return COLS; }
static inline int curses_colors(void) { return COLORS; }
static inline const char *_Nonnull curses_codeset(void) { return nl_langinfo(CODESET); }

/* Attributes, which are function-like macros. */
static const attr_t CURSES_BOLD = A_BOLD;
static const attr_t CURSES_DIM = A_DIM;
static const attr_t CURSES_ITALIC = A_ITALIC;
static const attr_t CURSES_UNDERLINE = A_UNDERLINE;
static const attr_t CURSES_REVERSE = A_REVERSE;

/* Creates a glyph of one scalar. The fields are set directly where the header shows them, which
   takes a fraction of setcchar's time over a whole screen. */
static inline cchar_t curses_glyph(wchar_t scalar, attr_t attributes, int pair) {
  cchar_t glyph = {0};
#if NCURSES_EXT_COLORS
  glyph.attr = attributes | (attr_t)COLOR_PAIR(pair > 255 ? 255 : pair);
  glyph.ext_color = pair;
  glyph.chars[0] = scalar;
#else
  wchar_t text[2] = {scalar, 0};
  setcchar(&glyph, text, attributes, (short)pair, NULL);
#endif
  return glyph;
}

/* Adds a combining scalar to a glyph. Index 0, the base, is ignored, and so is an index of
   CCHARW_MAX or more. */
static inline void curses_add_scalar(cchar_t *_Nonnull glyph, int index, wchar_t scalar) {
  if (index > 0 && index < CCHARW_MAX) glyph->chars[index] = scalar;
}

#endif
