#ifndef HELDOUTPUT_H
#define HELDOUTPUT_H

/* Standard output and standard error while the screen is up. Text on the screen's own cells would be
   wiped out by the next frame, and the last words of a crash would go down with the screen. */

/* Gets ready to hold back what `wanted` names, a union of the TERMINAL_HOLDS_ flags, where it goes to
   `terminal`. */
int held_output_begin(int terminal, int wanted);

/* Holds back from here on. */
void held_output_catch(void);

/* Writes to the terminal what the C library keeps of standard output, if that is to be held back. */
void held_output_flush(void);

/* Lets the streams through again and writes what was held back to the terminal, until that takes
   nothing for `patience` milliseconds. Does nothing where nothing is held back. Safe inside of signal
   handlers. */
void held_output_release(int patience);

/* The end of it, with what was written while it was let through. */
void held_output_end(int patience);

#endif
