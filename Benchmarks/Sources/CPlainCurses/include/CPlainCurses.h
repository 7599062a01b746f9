#pragma once

/* A screen drawn as a program without a toolkit draws it: what looks the same is added as one string. */

/* Text that looks the same all along, and where it stands. */
struct plain_run {
  int row, column;
  /* Bits: 1 bold, 2 underlined, 4 reversed; above these a colour of the palette plus one. */
  int look;
  const int *_Nonnull text; /* wide characters, 0 at the end */
};

/* Takes the terminal; 0 where it could not. */
int plain_begin(void);
/* Erases, adds every run, and shows what has changed. */
void plain_show(const struct plain_run *_Nonnull runs, int count);
void plain_end(void);
