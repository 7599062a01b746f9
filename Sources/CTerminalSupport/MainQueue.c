#define _GNU_SOURCE
#include "CTerminalSupport.h"
#include "System.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

/* What the run loop of CoreFoundation uses: libdispatch exports it, but declares it in no header. This
   file alone knows the names. They are weak, and looked up where the linker did not see them, so that
   a program links and runs where they are missing. */
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));

/* Whether work of the main queue or a timer of the main run loop runs: neither libdispatch nor the run
   loop nests these runs. The descriptor is left alone meanwhile: what it tells is for the outer run. */
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

/* On any other thread libdispatch ends the process: there the main queue was handed to a pool. */
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
  /* An event counter: it stays readable until it is read. It does not block, and it is read before
     the work, which may ask for more. */
  if (descriptor != NULL) (void)!read(descriptor(), &count, sizeof count);
  main_is_running = true;
  run(NULL);
  main_is_running = false;
}

/* Run loop ---------------------------------------------------------------------------------------- */

/* The run loop that Foundation's timers are in. Nothing here needs Foundation: its names are weak, and
   looked up where the linker did not see them, so they count where the program has it, and nowhere
   else. */
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

/* Returns what the program has of Foundation; NULL where it has none. The main thread alone asks. */
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

/* The date for which the loop last ran, and when that was. */
static double date_of_run, time_of_run;
/* A timer that is due by the clock and does not fire, as after a sleep of the machine, is tried again after
   that time. */
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
