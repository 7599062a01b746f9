#!/usr/bin/env python3
"""Makes large systems with the least sum of errors of every priority, as HiGHS finds them;
in uneven ones, where rounding errors decide, as z3 finds them in fractions.

Needs scipy and, for uneven systems, z3-solver. Writes one JSON file for each system, named after
its kind, size and seed:

    make_fixtures.py                          the committed ones, the same every time
    make_fixtures.py --fresh --output FOLDER  as many from a new seed, which is printed
    make_fixtures.py --seed 7 --output FOLDER as many from that seed
    make_fixtures.py --large --output FOLDER  150 of 200 to 2,000 variables

To try the solver on other ones than the committed:

    ASHLAR_FIXTURES=FOLDER swift test --filter HiGHS

A file's "constraints" are lists: -1, 0 or 1 for "at most", "equal" or "at least" zero; the
priority (1000: required); the weight; the constant; then a variable and its coefficient, and so
on. Its "levels" are pairs of a priority and the least sum of weighted errors there, from the
highest.
"""

import argparse
import fractions
import json
import pathlib
import random

import numpy
from scipy.optimize import linprog
from scipy.sparse import csc_array, hstack, identity

REQUIRED = 1000


class System:
    def __init__(self):
        self.count = 0
        self.constraints = []

    def variable(self):
        self.count += 1
        return self.count - 1

    def add(self, terms, constant, relation, priority=REQUIRED, weight=1):
        self.constraints.append((relation, priority, weight, constant, terms))


def uneven(count, numbers):
    """The same as sparse with coefficients that differ by up to a factor of 30,000."""
    return sparse(
        count, numbers,
        numbers.choice([
            [1, -1, 1000, -1000], [1, -1, 0.03, 1000, -1 / 3, 2], [0.1, 1 / 3, 1, -1, 100, -100]]))


def sparse(count, numbers, coefficients=(1, -1, 2, -1, 1, 0.5)):
    """Neighbours that have to do with each other, satisfiable by a hidden point."""
    system = System()
    point = [numbers.randrange(100) for _ in range(count)]
    for _ in range(count):
        system.variable()

    def terms(base):
        chosen = {}
        for _ in range(numbers.randrange(2, 5)):
            near = min(count - 1, max(0, base + numbers.randrange(-6, 6)))
            chosen.setdefault(near, numbers.choice(coefficients))
        return list(chosen.items())

    def weight():
        return 1 + numbers.randrange(1024) / 8192

    for index in range(count):
        system.add([(index, 1)], 0, 1)
        wish = numbers.randrange(100) + numbers.randrange(1024) / 65536
        system.add([(index, 1)], -wish, 0, 1, weight())
        fact = terms(index)
        value = sum(coefficient * point[variable] for variable, coefficient in fact)
        if index % 5 == 0:
            system.add(fact, -value, 0)
        elif index % 2 == 0:
            system.add(fact, -value - numbers.randrange(5), -1)
        else:
            system.add(fact, -value + numbers.randrange(5), 1)
        level, factor = numbers.choice([(3, 1), (500, 1), (500, 2), (900, 1)])
        system.add(
            terms(index), -numbers.randrange(100), numbers.choice([-1, 0, 1]), level,
            factor * weight())
    return system


def dense(count, numbers):
    """Every variable in every constraint, with coefficients of all kinds."""
    system = System()
    point = [numbers.uniform(-10, 10) for _ in range(count)]
    for _ in range(count):
        system.variable()

    def row():
        terms = [(index, round(numbers.uniform(-1, 1), 6)) for index in range(count)]
        return terms, sum(coefficient * point[index] for index, coefficient in terms)

    for index in range(count // 2):
        terms, value = row()
        if index % 4 == 0:
            system.add(terms, -value, 0)
        else:
            side = numbers.choice([-1, 1])
            system.add(terms, -value + side * round(numbers.uniform(0, 2), 6), side)
    for index in range(count // 2):
        terms, value = row()
        constant = -value + round(numbers.uniform(-5, 5), 6)
        system.add(terms, constant, numbers.choice([-1, 0, 1]), numbers.choice([750, 500, 250]))
    for index in range(count):
        system.add([(index, 1)], round(numbers.uniform(-10, 10), 6), 0, 1)
    return system


def chain(count, numbers):
    """Labels in a column that is too low for them; four variables each."""
    system = System()
    root_width, root_height = system.variable(), system.variable()
    labels = max(1, (count - 2) // 4)
    below = None
    for _ in range(labels):
        x, y, width, height = (system.variable() for _ in range(4))
        system.add([(width, 1)], 0, 1)
        system.add([(height, 1)], 0, 1)
        system.add([(x, 1)], -1, 0)
        system.add([(y, 1)] + ([(v, -1) for v in below] if below else []), -1, 0)
        system.add([(x, 1), (width, 1), (root_width, -1)], 1, -1)
        for length, content in (
            (width, 5 + numbers.randrange(60)), (height, 1 + numbers.randrange(4))):
            system.add([(length, 1)], -content, 1, 750)
            system.add([(length, 1)], -content, -1, 250)
        below = (y, height)
    system.add([(v, 1) for v in below] + [(root_height, -1)], 1, 0)
    system.add([(root_width, 1)], -numbers.randrange(20, 80), 0, 999)
    system.add([(root_height, 1)], -int(labels * numbers.uniform(2, 4)), 0, 999)
    return system


def table(count, numbers):
    """Rows that are as high as the highest of their three labels; wishes of several weights."""
    system = System()
    root = system.variable()
    bottom = []
    for _ in range(max(1, (count - 1) // 11)):
        y, row_height = system.variable(), system.variable()
        system.add([(row_height, 1)], 0, 1)
        system.add([(y, 1)] + [(v, -1) for v in bottom], 0, 0)
        system.add([(row_height, 1)], 0, 0, 1)
        before = []
        for _ in range(3):
            x, width, height = (system.variable() for _ in range(3))
            system.add([(width, 1)], 0, 1)
            system.add([(height, 1)], 0, 1)
            system.add([(x, 1)] + [(v, -1) for v in before], -1, 0)
            system.add([(height, 1), (row_height, -1)], 0, -1)
            wide, high = 5 + numbers.randrange(20), 1 + numbers.randrange(4)
            system.add([(width, 1)], -wide, 1, 750, 1 + numbers.randrange(3))
            system.add([(width, 1)], -wide, -1, 250, 1 + numbers.randrange(3))
            system.add([(height, 1)], -high, 1, 750)
            system.add([(height, 1)], -high, -1, 250)
            before = [x, width]
        system.add([(v, 1) for v in before] + [(root, -1)], 1, -1)
        bottom = [y, row_height]
    system.add([(root, 1)], -numbers.randrange(10, 90), 0, 999)
    return system


def grid(count, numbers):
    """Boxes in rows and columns with equal gaps both ways, and sizes that are limited and wished for."""
    system = System()
    across = max(2, int((count / 4) ** 0.5))
    down = max(2, count // (4 * across))
    width, height, gap_x, gap_y = (system.variable() for _ in range(4))
    system.add([(width, 1)], -numbers.randrange(5, 20) * across, 0, 999)
    system.add([(height, 1)], -numbers.randrange(2, 8) * down, 0, 999)
    for gap in (gap_x, gap_y):
        system.add([(gap, 1)], -1, 1)
        system.add([(gap, 1)], -numbers.randrange(1, 4), 0, 250)
    boxes = [[[system.variable() for _ in range(4)] for _ in range(across)] for _ in range(down)]
    for row in range(down):
        for column in range(across):
            box = boxes[row][column]
            for axis, gap, before in (
                    (0, gap_x, boxes[row][column - 1] if column else None),
                    (1, gap_y, boxes[row - 1][column] if row else None)):
                origin, length = box[axis], box[axis + 2]
                if before:
                    system.add(
                        [(origin, 1), (before[axis], -1), (before[axis + 2], -1), (gap, -1)], 0, 0)
                else:
                    system.add([(origin, 1), (gap, -1)], 0, 0)
                system.add([(length, 1)], 0, 1)
                least = numbers.randrange(1, 6)
                system.add([(length, 1)], -least, 1, 900)
                system.add([(length, 1)], -(least + numbers.randrange(9)), -1, 800)
                wish = numbers.randrange(2, 12) + numbers.randrange(1024) / 65536
                system.add([(length, 1)], -wish, 0, 500, 1 + numbers.randrange(1024) / 8192)
    for row in boxes:
        system.add([(row[-1][0], 1), (row[-1][2], 1), (gap_x, 1), (width, -1)], 0, 0, 950)
    for box in boxes[-1]:
        system.add([(box[1], 1), (box[3], 1), (gap_y, 1), (height, -1)], 0, 0, 950)
    return system


def nested(count, numbers):
    """Views in views with margins, each with a ratio to the one around it, and a side by side pair in each."""
    system = System()
    outer = [system.variable(), system.variable()]
    system.add([(outer[0], 1)], 0, 0)
    system.add([(outer[1], 1)], -numbers.randrange(count // 2, 4 * count), 0, 999)
    for _ in range(max(1, (count - 2) // 6)):
        view, left, right = ([system.variable(), system.variable()] for _ in range(3))
        margin = numbers.randrange(4)
        system.add([(view[0], 1), (outer[0], -1)], -margin, 0)
        system.add([(view[0], 1), (view[1], 1), (outer[0], -1), (outer[1], -1)], margin, 0, 990)
        system.add([(left[0], 1), (view[0], -1)], 0, 0)
        system.add([(right[0], 1), (left[0], -1), (left[1], -1)], -1, 0)
        system.add([(right[0], 1), (right[1], 1), (view[0], -1), (view[1], -1)], 0, -1)
        system.add([(left[1], 1), (right[1], -numbers.choice([1, 2, 0.5]))], 0, 0, 700)
        for view_of_two in (left, right):
            system.add([(view_of_two[1], 1)], 0, 1)
            content = numbers.randrange(3, 30) + numbers.randrange(1024) / 65536
            system.add([(view_of_two[1], 1)], -content, 1, 750)
            system.add([(view_of_two[1], 1)], -content, -1, 250, 1 + numbers.randrange(3))
        outer = view
    return system


def scaled(count, numbers):
    """A layout whose required constraints are multiplied by large and small numbers."""
    system = numbers.choice([chain, table, grid, nested])(count, numbers)
    for index, (relation, priority, weight, constant, terms) in enumerate(system.constraints):
        if priority == REQUIRED:
            factor = numbers.choice([1, 1, 1, 1, 1000, 0.03, 1 / 3])
            system.constraints[index] = (
                relation, priority, weight, constant * factor,
                [(variable, coefficient * factor) for variable, coefficient in terms])
    return system


def shares(count, numbers):
    """A layout in which some variables wish to be a small share, or a large multiple, of others."""
    system = numbers.choice([chain, table, grid, nested])(count, numbers)
    for _ in range(max(1, system.count // 20)):
        one = numbers.randrange(system.count)
        other = max(0, min(system.count - 1, one + numbers.randrange(-12, 12)))
        share = numbers.choice([0.01, 0.03, 0.05, 1 / 3, 1000])
        if one != other:
            system.add(
                [(one, 1), (other, -share)], 0, numbers.choice([-1, 0, 1]),
                numbers.choice([700, 600, 250]))
    return system


def levels(system):
    """The least sum of errors of each priority, one after the other.

    Every constraint's expression is the difference of two columns that are at least zero. After
    each level, the columns that would make it worse stay zero.
    """
    constraints = system.constraints
    count, rows = system.count, len(constraints)
    entries = [
        (row, variable, coefficient)
        for row, constraint in enumerate(constraints)
        for variable, coefficient in constraint[4]]
    rows_at, columns_at, coefficients = (numpy.array(part) for part in zip(*entries))
    matrix = csc_array(
        (coefficients.astype(float), (rows_at, columns_at)), shape=(rows, count))
    matrix = hstack([matrix, -identity(rows), identity(rows)], format="csc")
    right = numpy.array([-float(constraint[3]) for constraint in constraints])
    upper = numpy.full(count + 2 * rows, numpy.inf)
    for row, (relation, priority, *_) in enumerate(constraints):
        if priority == REQUIRED:
            if relation <= 0:
                upper[count + row] = 0
            if relation >= 0:
                upper[count + rows + row] = 0
    lower = numpy.concatenate([numpy.full(count, -numpy.inf), numpy.zeros(2 * rows)])
    found = []
    objectives = []
    for level in sorted({c[1] for c in constraints} - {REQUIRED}, reverse=True):
        objective = numpy.zeros(count + 2 * rows)
        for row, (relation, priority, weight, *_) in enumerate(constraints):
            if priority == level:
                if relation <= 0:
                    objective[count + row] = weight
                if relation >= 0:
                    objective[count + rows + row] = weight
        result = linprog(
            objective, A_eq=matrix, b_eq=right, bounds=numpy.column_stack([lower, upper]),
            method="highs-ds",
            options={
                "primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10})
        if result.status != 0:
            raise RuntimeError(f"level {level}: {result.message}")
        found.append([level, max(0.0, float(result.fun))])
        objectives.append(objective)
        worse = (result.lower.marginals > 1e-8) & (numpy.arange(len(upper)) >= count)
        upper[worse] = 0
    # What was found for a higher priority must still be true at the end.
    for (level, least), objective in zip(found, objectives):
        if abs(objective @ result.x - least) > 1e-8 * max(1, least):
            raise RuntimeError(f"level {level} was lost")
    return found


def exact_levels(system):
    """The same in fractions; a float stands for the nearest one with a denominator up to ten million."""
    import z3

    def fraction(number):
        near = fractions.Fraction(number).limit_denominator(10**7)
        return z3.RealVal(f"{near.numerator}/{near.denominator}")

    variables = [z3.Real(f"v{index}") for index in range(system.count)]
    optimizer = z3.Optimize()
    optimizer.set("priority", "lex")
    sums = {}
    for index, (relation, priority, weight, constant, terms) in enumerate(system.constraints):
        value = fraction(constant) + z3.Sum(
            [fraction(coefficient) * variables[variable] for variable, coefficient in terms])
        error = z3.Real(f"e{index}")
        optimizer.add(error >= 0)
        if priority == REQUIRED:
            optimizer.add(error == 0)
        else:
            sums.setdefault(priority, []).append(fraction(weight) * error)
        if relation <= 0:
            optimizer.add(value <= error)
        if relation >= 0:
            optimizer.add(-value <= error)
    goals = [
        (level, optimizer.minimize(z3.Sum(errors)))
        for level, errors in sorted(sums.items(), reverse=True)]
    if optimizer.check() != z3.sat:
        raise RuntimeError("it cannot be satisfied")
    return [[level, float(optimizer.lower(goal).as_fraction())] for level, goal in goals]


KINDS = {
    "sparse": sparse, "dense": dense, "chain": chain, "table": table, "grid": grid, "nested": nested,
    "scaled": scaled, "shares": shares, "uneven": uneven}
SIZES = (
    [("sparse", size) for size in (20, 20, 30, 40, 40, 60, 80, 80, 120, 160, 300)]
    + [("dense", size) for size in (20, 20, 30, 40)]
    + [("chain", size) for size in (20, 60, 120, 300)]
    + [("table", size) for size in (20, 60, 120, 300)]
    + [(kind, size) for size in (40, 120, 300) for kind in ("scaled", "shares")]
    + [("uneven", size) for size in (40, 60)])
# As many of each kind that layouts have, in equal steps.
LARGE_SIZES = [
    (kind, 200 + 75 * step) for step in range(25)
    for kind in ("chain", "table", "grid", "nested", "scaled", "shares")]


def number(value):
    """Without a needless ".0"."""
    return int(value) if float(value).is_integer() else float(value)


def write(path, kind, size, seed):
    system = KINDS[kind](size, random.Random(f"{kind} {size} {seed}"))
    least = exact_levels(system) if kind == "uneven" else levels(system)
    rows = [
        json.dumps(
            [number(value) for value in constraint[:4]]
            + [number(value) for term in constraint[4] for value in term],
            separators=(",", ":"))
        for constraint in system.constraints]
    text = (
        '{"kind":"%s","seed":%d,"variables":%d,\n' % (kind, seed, system.count)
        + '"levels":%s,\n' % json.dumps(least, separators=(",", ":"))
        + '"constraints":[\n' + ",\n".join(rows) + "\n]}\n")
    (path / f"{kind}-{system.count}-{seed}.json").write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1, help="of the first system")
    parser.add_argument("--fresh", action="store_true", help="begin with a new seed")
    parser.add_argument("--large", action="store_true", help="150 of 200 to 2,000 variables")
    parser.add_argument(
        "--output", type=pathlib.Path,
        default=pathlib.Path(__file__).resolve().parent.parent / "Fixtures")
    arguments = parser.parse_args()
    seed = random.SystemRandom().randrange(10**9) if arguments.fresh else arguments.seed
    print(f"seed {seed}")
    arguments.output.mkdir(parents=True, exist_ok=True)
    for index, (kind, size) in enumerate(LARGE_SIZES if arguments.large else SIZES):
        write(arguments.output, kind, size, seed + index)


if __name__ == "__main__":
    main()
