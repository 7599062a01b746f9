#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A kiwi solver with the variables and constraints of a stream, made beforehand.
typedef struct kiwi_run kiwi_run;

enum kiwi_relation { kiwi_at_most, kiwi_equal, kiwi_at_least };
enum kiwi_kind { kiwi_add, kiwi_remove, kiwi_edit, kiwi_suggest, kiwi_update };

/// A call of the solver: of a constraint or a variable by its number, with a strength or value.
typedef struct {
  int32_t kind;
  int32_t index;
  double number;
} kiwi_operation;

kiwi_run *_Nonnull kiwi_make(int32_t variables);
void kiwi_free(kiwi_run *_Nonnull run);

/// Makes the next constraint, without adding it. A strength below 0 means required.
void kiwi_make_constraint(
    kiwi_run *_Nonnull run, const int32_t *_Nonnull variables,
    const double *_Nonnull coefficients, size_t terms, double constant, int32_t relation,
    double strength);

/// Does the calls in turn. Returns how many were done: fewer than `count` when one was refused.
size_t kiwi_perform(
    kiwi_run *_Nonnull run, const kiwi_operation *_Nonnull operations, size_t count);

/// Why the last call was refused.
const char *_Nonnull kiwi_error(const kiwi_run *_Nonnull run);

/// The value of a variable as of the last update.
double kiwi_value(const kiwi_run *_Nonnull run, int32_t variable);

#ifdef __cplusplus
}
#endif
