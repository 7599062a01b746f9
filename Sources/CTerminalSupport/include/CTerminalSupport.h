#ifndef CTERMINALSUPPORT_H
#define CTERMINALSUPPORT_H

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

/* What of the terminal's code has to be C: that which runs in signal handlers, which asks for what a
   system or a program may not have, or which Swift does not import. A process has one terminal, so the
   state is static. Functions that can fail return -1 and set errno. */

/* The C library --------------------------------------------------------------------------------- */

/* With this module Swift gets the headers above: the C library has a module of another name on each
   system. What is a macro or takes any number of arguments is no function there: */

/* Returns errno. */
static inline int system_error(void) { return errno; }

/* Opens the terminal that controls the process, to read and to write. */
static inline int system_open_controlling_terminal(void) { return open("/dev/tty", O_RDWR | O_CLOEXEC); }

/* Reads the system's size of a terminal in cells; false where it has none. */
bool system_read_size(int fd, int *columns, int *rows);

/* Giving the terminal back ---------------------------------------------------------------------- */

/* The streams to hold back while the screen is open, as far as they go to the terminal. */
enum {
  TERMINAL_HOLDS_OUTPUT = 1,
  TERMINAL_HOLDS_ERROR = 2,
};

/* Saves the modes of the terminal `fd` and takes possession of it: from here on every way out of
   the process restores it. `held_streams` is a union of the TERMINAL_HOLDS_ flags. Fails with EBUSY
   where it is taken already. */
int terminal_take(int fd, int held_streams);

/* Whether the terminal is taken: after terminal_take and before terminal_give_up. */
bool terminal_is_taken(void);

/* Returns the file descriptor that standard output has while it is not held back. */
int terminal_standard_output(void);

/* Sets the byte sequences that leave and enter the screen, at most 1000 bytes each, or it fails. */
int terminal_set_sequences(const char *leave, size_t leave_count, const char *enter, size_t enter_count);

/* Changes the present modes, which the screen library has set, to the program's: the keys of
   interrupt and quit arrive as input, that of suspension stays a signal. */
int terminal_adopt_program_modes(void);

/* Leaves the screen, restores the modes and writes what was held back. A second call does nothing.
   */
void terminal_leave(void);

/* Leaves like terminal_leave, for a process that ends: first cuts off what other threads draw, and
   terminal_enter does nothing afterwards. Safe in signal handlers. */
void terminal_leave_for_good(void);

/* Returns to the screen after terminal_leave: sets the modes, holds the streams back and enters the
   screen. */
void terminal_enter(void);

/* Leaves the screen and ends the possession. */
void terminal_give_up(void);

/* Sets whether the terminal still owes answers. If the screen is left within the next three
   seconds, it waits for them, at most a second, and drops them, so that they are neither echoed nor
   read by another program. Keys typed meanwhile stay readable where the system allows to put them
   back (TIOCSTI). */
void terminal_expect_answers(bool expected);

/* Reads the size of the terminal as system_read_size does. */
bool terminal_read_size(int *columns, int *rows);

/* Drawing --------------------------------------------------------------------------------------- */

/* Returns the stream that the screen library draws to, from terminal_take to terminal_close_stream:
   the terminal, or nothing once terminal_leave_for_good has cut it off. */
FILE *terminal_stream(void);

/* Closes that stream. Call it after terminal_give_up, when the screen library is done with it. */
void terminal_close_stream(void);

/* Writes all of `bytes` to the terminal, without waiting for a frame. Gives up when it takes
   nothing for half a second. */
void terminal_write(const char *bytes, size_t count);

/* Keeps what is drawn from here on until terminal_show_frame. Call it after the screen library has
   set the terminal's modes. */
void terminal_gather_frames(void);

/* Adds `bytes` to the frame. */
void terminal_draw(const char *bytes, size_t count);

/* Writes the frame, all that was drawn since the last call, in as few pieces as the system takes.
   */
void terminal_show_frame(void);

/* Signals --------------------------------------------------------------------------------------- */

enum {
  TERMINAL_RESIZED = 1,
  TERMINAL_SHOULD_STOP = 2,
  TERMINAL_CONTINUED = 4,
  TERMINAL_HUNG_UP = 8,
};

/* Installs handlers of the terminal's signals and returns a file descriptor that becomes readable
   at a change of size, a stop and a continuation. Signals that end the process restore the terminal
   first. An ignored signal stays ignored. */
int terminal_signals_begin(void);

/* Sets whether SIGHUP is told like a change of size, once, instead of ending the process. The process
   then has five seconds to end. The former handlers end that time, too. */
void terminal_delay_hang_up(bool delays);

/* Restores the former handlers. */
void terminal_signals_end(void);

/* Returns the signals since the last call, a union of the flags above. A stop and a continuation are read only where
   the file descriptor of the signals may be readable. */
int terminal_signals_take(bool is_awake);

/* Whether the size has changed since the last call of this function or of terminal_signals_take. */
bool terminal_resize_take(void);

/* Stops the process like the terminal's suspend key, and returns when it continues. */
void terminal_stop_process(void);

/* The main queue -------------------------------------------------------------------------------- */

/* Whether main_queue_run has an effect: on the main thread, if the system offers it. */
bool main_queue_can_run(void);

/* Returns the file descriptor that becomes readable when work is waiting; -1 where there is none.
   */
int main_queue_descriptor(void);

/* Runs the work that is waiting on the main queue at this moment: tasks of the main actor, blocks,
   timers. Work that it adds waits for the next call. Called from such work, it does nothing. */
void main_queue_run(void);

/* Returns the seconds until a timer of Foundation's main run loop is due, 0 for one that is; negative
   where there is none, on another thread, or where the program has no Foundation. */
double main_loop_timer_wait(void);

/* Runs the main run loop once, without waiting: its due timers, and what else is waiting there. Called
   from such work, it does nothing. */
void main_loop_run(void);

#endif
