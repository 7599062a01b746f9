#ifndef RUNNING_H
#define RUNNING_H

#include <stdbool.h>

/* Whether work of the main queue or a timer of the main run loop runs: neither libdispatch nor the run
   loop nests these runs. */
extern bool main_is_running;

#endif
