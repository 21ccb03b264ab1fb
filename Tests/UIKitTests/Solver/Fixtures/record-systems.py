#!/usr/bin/env python3
"""Writes systems.txt: random systems of constraints with what kiwisolver makes of them.

Needs kiwisolver (pip install kiwisolver). Usage: record-systems.py > systems.txt

A line is one step; tests replay them in order:
  system <number of variables>
  add <priority> <eq|le|ge> <constant> <variable>:<factor>...    refused
  remove <number of the added constraint>
  edit <number of the added constraint> <constant>               refused
  misses <priority>:<sum>...
  values <value>...                                              only where there is one solution
"""

import os
import random

import kiwisolver

STRENGTHS = {1000: 1001001000.0, 750: 1000000.0, 500: 1000.0, 250: 1.0}
RELATIONS = {"eq": "==", "le": "<=", "ge": ">="}


class Model:
    """A system in plain values, from which a solver can be made in any order."""

    def __init__(self, count):
        self.count = count
        self.constraints = {}

    def solve(self, order, random=None):
        solver = kiwisolver.Solver()
        variables = [kiwisolver.Variable(f"v{i}") for i in range(self.count)]
        for key in order:
            solver.addConstraint(self.constraint(self.constraints[key], variables, random))
        solver.updateVariables()
        return [v.value() for v in variables]

    @staticmethod
    def constraint(spec, variables, random=None):
        priority, relation, constant, terms = spec
        strength = STRENGTHS[priority]
        if random and priority < 1000:
            strength *= 1 + random.random() / 10
        terms = [kiwisolver.Term(variables[v], f) for v, f in terms]
        return kiwisolver.Constraint(
            kiwisolver.Expression(terms, constant), RELATIONS[relation], strength)

    def required(self):
        return [k for k, c in self.constraints.items() if c[0] == 1000]

    def accepts(self, spec, without=None):
        solver = kiwisolver.Solver()
        variables = [kiwisolver.Variable(f"v{i}") for i in range(self.count)]
        for key in self.required():
            if key != without:
                solver.addConstraint(self.constraint(self.constraints[key], variables))
        try:
            solver.addConstraint(self.constraint(spec, variables))
            return True
        except kiwisolver.UnsatisfiableConstraint:
            return False

    def misses(self, values):
        sums = {p: 0.0 for p in (750, 500, 250)}
        for priority, relation, constant, terms in self.constraints.values():
            total = constant + sum(values[v] * f for v, f in terms)
            miss = {"eq": abs(total), "le": max(0, total), "ge": max(0, -total)}[relation]
            if priority == 1000:
                assert miss < 1e-5, "kiwisolver breaks a required constraint"
            else:
                sums[priority] += miss
        return sums

    def report(self, random):
        order = list(self.constraints)
        values = self.solve(order)
        misses = self.misses(values)
        # A solution that slightly different weights and another order leave alone is the only one.
        is_unique = True
        for _ in range(12):
            random.shuffle(order)
            others = self.solve(order, random)
            if any(abs(a - b) > 1e-6 for a, b in zip(values, others)):
                is_unique = False
            other = self.misses(others)
            if any(abs(other[p] - misses[p]) > 1e-5 for p in other if p == 750):
                raise ValueError("the weights trade one priority for another")
        lines = ["misses " + " ".join(f"{p}:{round(s, 6):.9g}" for p, s in misses.items())]
        if is_unique:
            lines.append("values " + " ".join(f"{v:.9g}" for v in values))
        return lines


def random_constraint(random, count):
    priority = random.choice([1000, 1000, 750, 750, 500, 250])
    relation = random.choice(["eq", "eq", "le", "ge"])
    chosen = random.sample(range(count), min(count, random.choice([1, 2, 2, 2, 3, 4])))
    terms = [(v, random.choice([1, 1, 1, -1, -1, 2, -0.5])) for v in chosen]
    return priority, relation, round(random.uniform(-200, 200), 2), terms


def spec_text(spec):
    priority, relation, constant, terms = spec
    return f"{priority} {relation} {constant} " + " ".join(f"{v}:{f}" for v, f in terms)


def system(random):
    count = random.choice([2, 3, 5, 8, 12, 20])
    model = Model(count)
    lines = [f"system {count}"]
    added = 0

    def add(spec):
        nonlocal added
        if model.accepts(spec) or spec[0] < 1000:
            model.constraints[added] = spec
            lines.append("add " + spec_text(spec))
        else:
            lines.append("add " + spec_text(spec) + " refused")
        added += 1

    if random.random() < 0.7:
        for v in range(count):
            add((250, "eq", round(random.uniform(-100, 100), 3), [(v, 1)]))
    for _ in range(random.randint(count, 3 * count)):
        spec = random_constraint(random, count)
        add(spec)
        if random.random() < 0.1:
            add((spec[0], spec[1], spec[2] * 2, [(v, f * 2) for v, f in spec[3]]))
    lines += model.report(random)
    for _ in range(random.randint(4, 12)):
        if not model.constraints:
            break
        key = random.choice(list(model.constraints))
        step = random.random()
        if step < 0.3:
            del model.constraints[key]
            lines.append(f"remove {key}")
        elif step < 0.75:
            old = model.constraints[key]
            new = (old[0], old[1], round(old[2] + random.uniform(-50, 50), 2), old[3])
            if old[0] < 1000 or model.accepts(new, without=key):
                model.constraints[key] = new
                lines.append(f"edit {key} {new[2]}")
            else:
                lines.append(f"edit {key} {new[2]} refused")
        else:
            add(random_constraint(random, count))
        lines += model.report(random)
    return lines


def attempt(seed):
    """The lines of one system, or none where kiwisolver fails at it; it aborts at some, so it runs in a child."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            text = "\n".join(system(random.Random(seed)))
            with os.fdopen(writer, "w") as output:
                output.write(text)
            os._exit(0)
        except (ValueError, AssertionError, kiwisolver.UnsatisfiableConstraint):
            os._exit(1)
    os.close(writer)
    with os.fdopen(reader) as answer:
        text = answer.read()
    return text if os.waitpid(child, 0)[1] == 0 else None


def main():
    print(f"# Written by record-systems.py with kiwisolver {kiwisolver.__version__}; run it anew when it changes.")
    done = 0
    seed = 0
    while done < 150:
        seed += 1
        text = attempt(seed)
        if text:
            print(text)
            done += 1


main()
