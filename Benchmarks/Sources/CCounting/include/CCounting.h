#pragma once

/// Calls a function. Callgrind counts from the entry into `counted_region` to its return
/// (`--toggle-collect=counted_region`), so what stands before and after it is left out.
void counted_region(void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);

/// Runs a program that is looked up as a shell does, and returns its exit status; -1 where it could not be
/// started or did not exit by itself.
int run_program(char *_Nullable const words[_Nonnull]);
