#ifndef DRAWING_H
#define DRAWING_H

/* Opens what frames are drawn to: the terminal `fd` once more. */
int drawing_open(int fd);

/* From here on nothing that is drawn arrives at the terminal. Safe inside of signal handlers. */
void drawing_cut_off(void);

#endif
