"""Writes the table of modules in Documentation/Facts.md again.

usage: document.py COUNTS.tsv FACTS.md
"""

import re
import sys


def main(counts, page):
    with open(counts, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    table = ["| Module | Types and globals | Members |", "|---|--:|--:|"]
    table += ["| %s | %s | %s |" % tuple(row) for row in rows]
    table.append("| **%d modules** | **%d** | **%d** |" % (
        len(rows), sum(int(r[1]) for r in rows), sum(int(r[2]) for r in rows)))
    with open(page, encoding="utf-8") as file:
        text = file.read()
    text = re.sub(r"(## The modules\n\n).*", lambda m: m.group(1) + "\n".join(table) + "\n", text, flags=re.S)
    with open(page, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
