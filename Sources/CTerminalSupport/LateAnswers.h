#ifndef LATEANSWERS_H
#define LATEANSWERS_H

/* Reads the answers of a terminal in raw mode, up to the last expected one, for at most `milliseconds`.
   Other input is put back if the system allows it. Safe in signal handlers. */
void late_answers_take(int terminal, int milliseconds);

#endif
