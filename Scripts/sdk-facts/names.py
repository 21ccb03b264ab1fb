"""Swift names that the importer cannot find by itself: the table of renames, and rules for constants and enumerations."""

import os
import re

from universe import cased, text, words

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Sources/WindfallFacts/SDK/renames.tsv")

def common(names):
    """The longest beginning of all names that ends at a word."""
    prefix = os.path.commonprefix(names)
    if all(len(name) > len(prefix) and (name[len(prefix)].isupper() or name[len(prefix)].isdigit()) for name in names):
        return prefix
    return re.sub(r"[A-Z][^A-Z]*$", "", prefix)


def dotless(name):
    """A nested name as one word, which the importer takes at any depth; facts.py writes the dots again."""
    return name.replace(".", "_WindfallDot_")


class Names:
    def __init__(self, table=TABLE):
        self.table, self.typed, self.cache, self.taken = {}, {}, {}, set()
        with open(table, encoding="utf-8") as file:
            for line in file:
                cells = line.rstrip("\n").split("\t")
                if line.startswith("#") or len(cells) < 3:
                    continue
                if cells[0] == "type":
                    self.typed[cells[1]] = cells[2]
                else:
                    self.table[cells[0], cased(cells[1]) if cells[0] == "tag" else cells[1]] = cells[2]

    def swift(self, kind, identity):
        """The attribute that renames a declaration, or nothing."""
        name = self.table.get((kind, identity))
        if name and kind in ("tag", "class", "protocol"):
            name = dotless(name)
        return ' __attribute__((swift_name("%s")))' % name if name else ""

    def strings(self, entity):
        """The C name of a typed string, which is how its constants begin."""
        if entity.objc in self.cache:
            return self.cache[entity.objc]
        fields = [text(words(m.attributes, "Field")[0]) for m in entity.members
                  if words(m.attributes, "Field") and text(words(m.attributes, "Field")[0])]
        name = entity.objc
        if fields and not all(f.startswith(name) for f in fields):
            single = re.sub("s$", "", name)
            prefix = common(fields) if len(fields) > 1 else ""
            if single not in self.taken and all(f.startswith(single) for f in fields):
                name = single
            elif len(prefix) > 5 and not prefix.startswith("k") and prefix not in self.taken:
                name = prefix
        name = self.typed.get(entity.objc, name)
        self.cache[entity.objc] = name
        return name
