#pragma once

/// Calls a function. Callgrind counts from the entry into `counted_region` to its return
/// (`--toggle-collect=counted_region`), so what stands before and after it is left out.
void counted_region(void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);
