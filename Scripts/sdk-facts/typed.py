"""Gives strings in facts the types of typed.tsv: the bindings have one type for all of them.

usage: typed.py FACTS
"""

import os
import re
import sys


def rules():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "typed.tsv")
    found = {}
    with open(path, encoding="utf-8") as file:
        for line in (line.rstrip("\n") for line in file):
            if not line.startswith("#"):
                module, name, kind = line.split("\t")
                found.setdefault(module, {})[name] = kind
    return found


def typed(line, kinds):
    """A declaration with the types of the names in it: of a parameter behind its name, of a property behind the colon."""

    def replace(match):
        kind = kinds.get(match.group("name"))
        return match.group(0) if kind is None else match.group("head") + kind

    return re.sub(r"(?P<head>\b(?P<name>\w+): \[?)String\b(?!\s*:)", replace, line)


if __name__ == "__main__":
    for module, kinds in rules().items():
        path = os.path.join(sys.argv[1], module + ".facts")
        with open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(typed(line, kinds) for line in lines))
