#ifndef DRAWING_H
#define DRAWING_H

/* Opens the files to which frames are drawn, duplicates of the terminal `fd`. Returns -1 and sets errno
   on failure. */
int drawing_open(int fd);

/* Discards everything that is drawn from now on. If another thread is in the middle of a write to the
   terminal, waits until that write is over, at most `patience` milliseconds. Safe in signal handlers. */
void drawing_cut_off(int patience);

#endif
