#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

#include <stdbool.h>

/* Whether main_queue_run does anything: on the main thread, where the system offers it. */
bool main_queue_can_run(void);

/* A descriptor that becomes readable when work is waiting; -1 where there is none. */
int main_queue_descriptor(void);

/* Runs the work that waits on the main queue at this moment: tasks of the main actor, blocks, timers.
   What that work adds waits for the next call. Called from such work, it does nothing. */
void main_queue_run(void);

#endif
