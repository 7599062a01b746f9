#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

#include <stdbool.h>

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
