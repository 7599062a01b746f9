#ifndef HELDOUTPUT_H
#define HELDOUTPUT_H

/* Holds back standard output and standard error while the screen is open. On the screen, text would be
   overwritten by the next frame, and the message of a crash would disappear with the screen. */

/* Prepares to hold back those streams in `wanted`, a union of the TERMINAL_HOLDS_ flags, that go to
   `terminal`. Returns -1 and sets errno on failure. */
int held_output_begin(int terminal, int wanted);

/* Starts to hold the streams back. */
void held_output_catch(void);

/* Flushes the C library's buffer of standard output, if that stream is to be held back. */
void held_output_flush(void);

/* Releases the streams and writes the output that was held back to the terminal. Gives up if the
   terminal accepts nothing for `patience` milliseconds. Does nothing if nothing is held back. Safe in
   signal handlers. */
void held_output_release(int patience);

/* Stops holding back and writes the rest. Gives up if the terminal accepts nothing for `patience`
   milliseconds. */
void held_output_end(int patience);

#endif
