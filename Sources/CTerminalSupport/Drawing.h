#ifndef DRAWING_H
#define DRAWING_H

/* Opens the files that frames are drawn to, duplicates of the terminal `fd`. Returns -1 and sets
   errno where it fails. */
int drawing_open(int fd);

/* Discards everything drawn from here on. Safe in signal handlers. */
void drawing_cut_off(void);

#endif
