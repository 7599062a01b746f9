#ifndef LATEANSWERS_H
#define LATEANSWERS_H

/* Reads what a terminal in raw mode answers, up to the answer that every one gives last, for at most so
   many milliseconds. What else was read goes back to the terminal's input, as far as the system allows
   it. Safe inside of signal handlers. */
void late_answers_take(int terminal, int milliseconds);

#endif
