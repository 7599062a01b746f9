#define NCURSES_WIDECHAR 1
#include "CPlainCurses.h"

#include <curses.h>
#include <locale.h>

int plain_begin(void) {
  setlocale(LC_ALL, "");
  if (newterm(NULL, stdout, stdin) == NULL) return 0;
  raw();
  noecho();
  nonl();
  curs_set(0);
  start_color();
  use_default_colors();
  leaveok(stdscr, TRUE);
  return 1;
}

void plain_show(const struct plain_run *runs, int count) {
  werase(stdscr);
  for (int i = 0; i < count; i++) {
    int look = runs[i].look;
    attr_t attributes = (look & 1 ? A_BOLD : 0) | (look & 2 ? A_UNDERLINE : 0) | (look & 4 ? A_REVERSE : 0);
    int pair = look >> 3 ? alloc_pair((look >> 3) - 1, -1) : 0;
    wattr_set(stdscr, attributes, 0, &pair);
    wmove(stdscr, runs[i].row, runs[i].column);
    waddwstr(stdscr, (const wchar_t *)runs[i].text);
  }
  wrefresh(stdscr);
}

void plain_end(void) { endwin(); }
