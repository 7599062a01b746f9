#include "CKiwi.h"

#include <exception>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

struct kiwi_run {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::string error;
};

kiwi_run *kiwi_make(int32_t variables) {
  kiwi_run *run = new kiwi_run;
  run->variables.reserve(variables);
  for (int32_t index = 0; index < variables; ++index) run->variables.emplace_back();
  return run;
}

void kiwi_free(kiwi_run *run) { delete run; }

void kiwi_make_constraint(
    kiwi_run *run, const int32_t *variables, const double *coefficients, size_t terms,
    double constant, int32_t relation, double strength) {
  std::vector<kiwi::Term> parts;
  parts.reserve(terms);
  for (size_t term = 0; term < terms; ++term) {
    parts.emplace_back(run->variables[variables[term]], coefficients[term]);
  }
  const kiwi::RelationalOperator op = relation == kiwi_at_most   ? kiwi::OP_LE
                                      : relation == kiwi_at_least ? kiwi::OP_GE
                                                                  : kiwi::OP_EQ;
  run->constraints.emplace_back(
      kiwi::Expression(std::move(parts), constant), op,
      strength < 0 ? kiwi::strength::required : strength);
}

size_t kiwi_perform(kiwi_run *run, const kiwi_operation *operations, size_t count) {
  size_t done = 0;
  try {
    for (; done < count; ++done) {
      const kiwi_operation &operation = operations[done];
      switch (operation.kind) {
        case kiwi_add:
          run->solver.addConstraint(run->constraints[operation.index]);
          break;
        case kiwi_remove:
          run->solver.removeConstraint(run->constraints[operation.index]);
          break;
        case kiwi_edit:
          run->solver.addEditVariable(run->variables[operation.index], operation.number);
          break;
        case kiwi_suggest:
          run->solver.suggestValue(run->variables[operation.index], operation.number);
          break;
        case kiwi_update:
          run->solver.updateVariables();
          break;
      }
    }
  } catch (const std::exception &error) {
    run->error = error.what();
    return done;
  }
  return done;
}

double kiwi_value(const kiwi_run *run, int32_t variable) {
  return run->variables[variable].value();
}

const char *kiwi_error(const kiwi_run *run) { return run->error.c_str(); }
