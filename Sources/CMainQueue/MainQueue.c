#define _GNU_SOURCE
#include "CMainQueue.h"
#include "CSystem.h"
#include "Running.h"

#include <dlfcn.h>
#include <stdint.h>
#include <unistd.h>

/* What the run loop of CoreFoundation uses: libdispatch exports it, but declares it in no header. This
   file alone knows the names. They are weak, and looked up where the linker did not see them, so that
   a program links and runs where they are missing. */
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));

/* The descriptor is left alone meanwhile: what it tells is for the outer run. */
bool main_is_running;

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
