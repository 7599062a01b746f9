#ifndef HELDOUTPUT_H
#define HELDOUTPUT_H

/* Holds back standard output and standard error while the screen is open. Written to the screen,
   text would be wiped out by the next frame, and the last words of a crash would vanish with the
   screen. */

/* Prepares to hold back the streams in `wanted`, a union of the TERMINAL_HOLDS_ flags, as far as
   they go to `terminal`. Returns -1 and sets errno where it fails. */
int held_output_begin(int terminal, int wanted);

/* Starts to hold the streams back. */
void held_output_catch(void);

/* Flushes the C library's buffer of standard output, if that stream is to be held back. */
void held_output_flush(void);

/* Releases the streams and writes what was held back to the terminal, until that takes nothing for
   `patience` milliseconds. Does nothing where nothing is held back. Safe in signal handlers. */
void held_output_release(int patience);

/* Ends holding back and writes the rest, until the terminal takes nothing for `patience`
   milliseconds. */
void held_output_end(int patience);

#endif
