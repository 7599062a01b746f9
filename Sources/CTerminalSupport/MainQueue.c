#define _GNU_SOURCE
#include "CTerminalSupport.h"
#include "System.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

/* Functions that CoreFoundation's run loop uses: libdispatch exports them, but declares them in no
   header. Only this file knows the names. They are weak, and looked up at run time if the linker did
   not find them, so that a program links and runs without them. */
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));

/* Whether work of the main queue or a timer of the main run loop is running: neither libdispatch nor
   the run loop allows nesting. The descriptor is not read meanwhile: its events are for the outer run.
   */
static bool main_is_running;

typedef int (*descriptor_function)(void);
typedef void (*run_function)(void *);

static descriptor_function find_descriptor(void) {
  if (_dispatch_get_main_queue_handle_4CF != NULL) return _dispatch_get_main_queue_handle_4CF;
  return (descriptor_function)dlsym(RTLD_DEFAULT, "_dispatch_get_main_queue_handle_4CF");
}

static run_function find_run(void) {
  if (_dispatch_main_queue_callback_4CF != NULL) return _dispatch_main_queue_callback_4CF;
  return (run_function)dlsym(RTLD_DEFAULT, "_dispatch_main_queue_callback_4CF");
}

/* On another thread libdispatch would end the process. */
bool main_queue_can_run(void) { return system_is_main_thread() && find_run() != NULL; }

int main_queue_descriptor(void) {
  descriptor_function descriptor = find_descriptor();
  return descriptor == NULL || main_is_running ? -1 : descriptor();
}

void main_queue_run(void) {
  if (!system_is_main_thread() || main_is_running) return;
  run_function run = find_run();
  if (run == NULL) return;
  descriptor_function descriptor = find_descriptor();
  uint64_t count;
  /* An event counter, which stays readable until it is read. It is non-blocking. It is read before the
     work runs, since that may add more work. */
  if (descriptor != NULL) (void)!read(descriptor(), &count, sizeof count);
  main_is_running = true;
  run(NULL);
  main_is_running = false;
}

/* Run loop ---------------------------------------------------------------------------------------- */

/* The run loop of Foundation's timers. Nothing here requires Foundation: its names are weak, and looked
   up at run time if the linker did not find them, so they are used only if the program uses Foundation.
   */
extern const void *CFRunLoopGetMain(void) __attribute__((weak));
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_early)
    __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(const void *loop, const void *mode) __attribute__((weak));
extern double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));
extern const void *const kCFRunLoopDefaultMode __attribute__((weak));

struct foundation {
  const void *(*get_main)(void);
  int32_t (*run)(const void *, double, unsigned char);
  double (*next_date)(const void *, const void *);
  double (*now)(void);
  const void *const *mode;
};

#define FOUND(name) ((name) != NULL ? (void *)(name) : dlsym(RTLD_DEFAULT, #name))

static bool is_whole(const struct foundation *found) {
  return found->get_main != NULL && found->run != NULL && found->next_date != NULL &&
         found->now != NULL && found->mode != NULL;
}

/* Returns the program's Foundation functions; NULL if it does not use Foundation. Only the main thread
   calls it. */
static const struct foundation *find_foundation(void) {
  static struct foundation found;
  static bool has_looked;
  if (!has_looked) {
    found.get_main = (const void *(*)(void))FOUND(CFRunLoopGetMain);
    found.run = (int32_t(*)(const void *, double, unsigned char))FOUND(CFRunLoopRunInMode);
    found.next_date = (double (*)(const void *, const void *))FOUND(CFRunLoopGetNextTimerFireDate);
    found.now = (double (*)(void))FOUND(CFAbsoluteTimeGetCurrent);
    found.mode = &kCFRunLoopDefaultMode != NULL
                     ? &kCFRunLoopDefaultMode
                     : (const void *const *)dlsym(RTLD_DEFAULT, "kCFRunLoopDefaultMode");
    has_looked = true;
  }
  return is_whole(&found) ? &found : NULL;
}

/* The due date for which the loop last ran, and the time of that run. */
static double date_of_run, time_of_run;
/* A timer that is due by the clock but did not fire, for example after the machine slept, is tried
   again after this time. */
static const double seconds_between_tries = 0.02;

double main_loop_timer_wait(void) {
  if (!system_is_main_thread() || main_is_running) return -1;
  const struct foundation *foundation = find_foundation();
  if (foundation == NULL) return -1;
  double date = foundation->next_date(foundation->get_main(), *foundation->mode);
  if (date == 0) return -1;
  double now = foundation->now();
  if (date > now) return date - now;
  double since = now - time_of_run;
  bool is_tried = date == date_of_run && since >= 0 && since < seconds_between_tries;
  return is_tried ? seconds_between_tries - since : 0;
}

void main_loop_run(void) {
  if (!system_is_main_thread() || main_is_running) return;
  const struct foundation *foundation = find_foundation();
  if (foundation == NULL) return;
  date_of_run = foundation->next_date(foundation->get_main(), *foundation->mode);
  time_of_run = foundation->now();
  main_is_running = true;
  foundation->run(*foundation->mode, 0, false);
  main_is_running = false;
}
