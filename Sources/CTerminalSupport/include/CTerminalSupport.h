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

/* The code for the terminal that has to be C: it runs in signal handlers, looks up symbols that a
   system or a program may lack, or uses C that Swift does not import. A process has one terminal, so
   the state is static. Functions that can fail return -1 and set errno. */

/* The C library --------------------------------------------------------------------------------- */

/* This module also gives Swift the headers above, since the C library's module has another name on each
   system. Swift does not import macros and variadic functions, so these are wrapped: */

/* Returns errno. */
static inline int system_error(void) { return errno; }

/* Opens the process's controlling terminal for reading and writing. */
static inline int system_open_controlling_terminal(void) { return open("/dev/tty", O_RDWR | O_CLOEXEC); }

/* Reads the size of a terminal in cells from the system; false if the system knows none. */
bool system_read_size(int fd, int *columns, int *rows);

/* Giving the terminal back ---------------------------------------------------------------------- */

/* The streams to hold back while the screen is open, if they go to the terminal. */
enum {
  TERMINAL_HOLDS_OUTPUT = 1,
  TERMINAL_HOLDS_ERROR = 2,
};

/* Saves the modes of the terminal `fd` and takes possession of it: from now on every way out of the
   process restores it. `held_streams` is a union of the TERMINAL_HOLDS_ flags. Fails with EBUSY if a
   terminal is taken already. */
int terminal_take(int fd, int held_streams);

/* Whether the terminal is taken: after terminal_take and before terminal_give_up. */
bool terminal_is_taken(void);

/* Returns the file descriptor of the real standard output, even while that is held back. */
int terminal_standard_output(void);

/* Sets the byte sequences that leave and enter the screen. Fails if one is longer than 1000 bytes. */
int terminal_set_sequences(const char *leave, size_t leave_count, const char *enter, size_t enter_count);

/* Changes the modes that the screen library has set: the interrupt and quit keys become input, the
   suspend key still sends a signal. */
int terminal_adopt_program_modes(void);

/* Leaves the screen, restores the modes and writes the output that was held back. A second call does
   nothing. */
void terminal_leave(void);

/* Leaves the screen like terminal_leave, before the process ends: it first discards what other threads
   draw, and terminal_enter does nothing afterwards. Safe in signal handlers. */
void terminal_leave_for_good(void);

/* Returns to the screen after terminal_leave: sets the modes, holds the streams back and enters the
   screen. */
void terminal_enter(void);

/* Leaves the screen and ends the possession. */
void terminal_give_up(void);

/* Sets whether the terminal has not answered yet. If the screen is left within the next three seconds,
   that call waits for the answers, at most one second, and drops them, so that they are neither echoed
   nor read by another program. Keys typed meanwhile stay readable if the system allows putting them
   back (TIOCSTI). */
void terminal_expect_answers(bool expected);

/* Reads the size of the terminal like system_read_size. */
bool terminal_read_size(int *columns, int *rows);

/* Drawing --------------------------------------------------------------------------------------- */

/* Returns the stream to which the screen library draws, from terminal_take to terminal_close_stream. It
   goes to the terminal, and to /dev/null after terminal_leave_for_good. */
FILE *terminal_stream(void);

/* Closes that stream. Call it after terminal_give_up, when the screen library no longer uses it. */
void terminal_close_stream(void);

/* Writes all of `bytes` to the terminal at once, not as a part of a frame. Gives up if the terminal
   accepts nothing for half a second. */
void terminal_write(const char *bytes, size_t count);

/* From now on, buffers everything that is drawn until terminal_show_frame. Call it after the screen
   library has set the terminal's modes. */
void terminal_gather_frames(void);

/* Adds `bytes` to the frame. */
void terminal_draw(const char *bytes, size_t count);

/* Writes the frame, which is everything drawn since the last call, with as few system calls as
   possible. */
void terminal_show_frame(void);

/* Signals --------------------------------------------------------------------------------------- */

enum {
  TERMINAL_RESIZED = 1,
  TERMINAL_SHOULD_STOP = 2,
  TERMINAL_CONTINUED = 4,
  TERMINAL_HUNG_UP = 8,
};

/* Installs handlers for the terminal's signals. Returns a file descriptor that becomes readable when
   the size changes, and when the process should stop or has continued. Signals that end the process
   restore the terminal first. An ignored signal stays ignored. */
int terminal_signals_begin(void);

/* Sets whether the first SIGHUP is reported by terminal_signals_take instead of ending the process. The
   process then has five seconds to end. terminal_signals_end also ends this period. */
void terminal_delay_hang_up(bool delays);

/* Restores the former handlers. */
void terminal_signals_end(void);

/* Returns the signals since the last call, a union of the flags above. Stops and continuations are
   included only if `is_awake` is true: the file descriptor of the signals may be readable. */
int terminal_signals_take(bool is_awake);

/* Whether the size has changed since the last call of this function or of terminal_signals_take. */
bool terminal_resize_take(void);

/* Stops the process like the terminal's suspend key, and returns when it continues. */
void terminal_stop_process(void);

/* The main queue -------------------------------------------------------------------------------- */

/* Whether main_queue_run has an effect: only on the main thread, and if the system supports it. */
bool main_queue_can_run(void);

/* Returns the file descriptor that becomes readable when work is queued; -1 if there is none. */
int main_queue_descriptor(void);

/* Runs the work that is on the main queue now: tasks of the main actor, blocks, timers. Work that it
   adds waits for the next call. If it is called from such work, it does nothing. */
void main_queue_run(void);

/* Returns the seconds until a timer of Foundation's main run loop is due, 0 if one is due. Returns a
   negative number if there is no timer, on another thread, or if the program does not use Foundation.
   */
double main_loop_timer_wait(void);

/* Runs the main run loop once, without waiting: its due timers and other pending work. If it is called
   from such work, it does nothing. */
void main_loop_run(void);

#endif
