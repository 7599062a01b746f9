#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H

#include <stdbool.h>
#include <vterm.h>

/* Function-like macros. */
static inline bool vterm_color_is_default(const VTermColor *_Nonnull color) {
  return VTERM_COLOR_IS_DEFAULT_FG(color) || VTERM_COLOR_IS_DEFAULT_BG(color);
}
static inline bool vterm_color_has_index(const VTermColor *_Nonnull color) {
  return VTERM_COLOR_IS_INDEXED(color);
}

#endif
