#ifndef CTERMINALSUPPORT_H
#define CTERMINALSUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* What has to be written in C: code that runs inside of signal handlers. There is one terminal in a
   process, so the state is static. Functions that can fail return -1 and set errno. */

/* Giving the terminal back ---------------------------------------------------------------------- */

/* What is held back while the screen is up, where it goes to that terminal. */
enum {
  TERMINAL_HOLDS_OUTPUT = 1,
  TERMINAL_HOLDS_ERROR = 2,
};

/* Remembers the modes of the terminal `fd` and takes possession of it: from here on every way out of
   the process gives it back. `held_streams` is a union of the TERMINAL_HOLDS_ flags. Fails with EBUSY
   where it is taken already. */
int terminal_take(int fd, int held_streams);

/* Whether terminal_take succeeded and terminal_give_up did not follow. */
bool terminal_is_taken(void);

/* Where standard output goes when it is not held back. */
int terminal_standard_output(void);

/* Sets the bytes that leave and enter the screen; together at most 1000 each, or it fails. */
int terminal_set_sequences(const char *leave, size_t leave_count, const char *enter, size_t enter_count);

/* Makes of the current modes, which the screen library has set up, the ones of the program: an
   interrupt and a quit arrive as keys, a suspension stays a signal. */
int terminal_adopt_program_modes(void);

/* Leaves the screen, restores the modes and shows what was held back meanwhile. Does nothing when that
   was done before. */
void terminal_leave(void);

/* The same for a process that ends: cuts off what other threads are drawing first, and there is no
   coming back. Safe inside of signal handlers. */
void terminal_leave_for_good(void);

/* Comes back after terminal_leave: modes, screen, and streams are held back again. */
void terminal_enter(void);

/* Leaves and ends the possession. */
void terminal_give_up(void);

/* Whether the terminal was asked something and has not answered all of it yet. If the screen is left
   within the next three seconds, the answers are waited for, for a second at most, and thrown away: nobody
   else is to get them, and they are not to be echoed. What was typed meanwhile stays to be read, where
   the system lets a program put it back (TIOCSTI). */
void terminal_expect_answers(bool expected);

/* The size that the system knows. False where it knows none. */
bool terminal_read_size(int *columns, int *rows);

/* Drawing --------------------------------------------------------------------------------------- */

/* What the screen library draws to, from terminal_take to terminal_close_stream: the terminal, until
   the process ends in disorder; from then on nothing that another thread draws arrives there. */
FILE *terminal_stream(void);

/* Closes what terminal_stream returned, after terminal_give_up and when the screen library is done
   with it. */
void terminal_close_stream(void);

/* Writes all of `bytes` to the terminal, at once. */
void terminal_write(const char *bytes, size_t count);

/* From here on what is drawn is kept until terminal_show_frame. The screen library has to have set the
   terminal's modes before. */
void terminal_gather_frames(void);

/* Adds `bytes` to what is drawn. */
void terminal_draw(const char *bytes, size_t count);

/* Shows what was drawn since the last call, in as few pieces as the system takes. */
void terminal_show_frame(void);

/* Signals --------------------------------------------------------------------------------------- */

enum {
  TERMINAL_RESIZED = 1,
  TERMINAL_SHOULD_STOP = 2,
  TERMINAL_CONTINUED = 4,
};

/* Handles the signals that concern a terminal: a change of size, a stop and a continuation wake the
   descriptor that is returned; those that end the process give the terminal back first. A signal
   that was ignored stays ignored. */
int terminal_signals_begin(void);

/* Puts the handlers back that were there before. */
void terminal_signals_end(void);

/* What came in since the last call, as a union of the TERMINAL_ flags. */
int terminal_signals_take(void);

/* Whether the size changed since this or terminal_signals_take was last called. */
bool terminal_resize_take(void);

/* Stops the process as the terminal's suspend key would have, and returns when it goes on. */
void terminal_stop_process(void);

#endif
