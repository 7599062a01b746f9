/* The form of `Scenes` with ncurses by hand: for each key all of it is drawn, and ncurses finds what has changed.
 *
 *     FormByHand C   plain fields
 *     FormByHand CT  underlined fields, bold where the focus is
 */
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

enum { ROWS = 20, LENGTH = 60 };

static const char *const words[] = {
    "amber", "bolt",  "cedar",  "delta",  "ember", "fjord",  "grain", "harbor", "inlet",  "juniper", "kelp",   "lumen",
    "meadow", "north", "opal", "pebble", "quartz", "river", "slate", "timber", "umber", "valley", "willow", "zephyr"};

static char fields[ROWS][LENGTH + 1];
static int focus = 10, cursor;

static const char *word(int index) { return words[index % 24]; }

static void draw(int plain) {
  char label[64];
  int width = 0;
  for (int row = 0; row < ROWS; row++) {
    int length = snprintf(label, sizeof label, "%s %s:", word(row), word(3 * row + 1));
    if (length > width) width = length;
  }
  erase();
  for (int row = 0; row < ROWS; row++) {
    int length = snprintf(label, sizeof label, "%s %s:", word(row), word(3 * row + 1));
    mvaddstr(row, width - length, label);
    if (!plain) attrset(A_UNDERLINE | (row == focus ? A_BOLD : 0));
    move(row, width + 1);
    addstr(fields[row]);
    if (!plain) hline(' ' | A_UNDERLINE | (row == focus ? A_BOLD : 0), COLS);
    attrset(0);
  }
  move(focus, width + 1 + cursor);
  refresh();
}

static void type(int key) {
  char *text = fields[focus];
  int length = (int)strlen(text);
  if (key == '\t') {
    focus = (focus + 1) % ROWS;
    cursor = (int)strlen(fields[focus]);
  } else if (key == KEY_LEFT) {
    if (cursor > 0) cursor--;
  } else if (key == KEY_RIGHT) {
    if (cursor < length) cursor++;
  } else if (key == 127 || key == KEY_BACKSPACE) {
    if (cursor == 0) return;
    memmove(text + cursor - 1, text + cursor, (size_t)(length - cursor + 1));
    cursor--;
  } else if (key >= 32 && key < 127 && length < LENGTH) {
    memmove(text + cursor + 1, text + cursor, (size_t)(length - cursor + 1));
    text[cursor++] = (char)key;
  }
}

int main(int count, char **arguments) {
  int plain = count < 2 || strcmp(arguments[1], "CT") != 0;
  setlocale(LC_ALL, "");
  initscr();
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  for (;;) {
    draw(plain);
    int key = getch();
    if (key == ERR || key == 3) break;
    type(key);
  }
  endwin();
  return 0;
}
