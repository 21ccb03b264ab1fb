"""Rules for constants that Swift shows as members: constants.tsv, read and applied."""

import os
import re

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "constants.tsv")

RAW = {"String": "NSString *", "CGFloat": "double", "UInt64": "uint64_t", "UInt32": "unsigned int"}


def lowered(name):
    """A name with its first word in lower case, as Swift's importer does it."""
    match = re.match(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]+$|[A-Z]+(?=\d)|[A-Z]+s?$|[A-Z]", name)
    return name[:match.end()].lower() + name[match.end():] if match else name


class Rules:
    def __init__(self, table=TABLE):
        self.rules = []
        with open(table, encoding="utf-8") as file:
            for line in file:
                if line.strip() and not line.startswith("#"):
                    pattern, typedef, swift, raw, name = line.rstrip("\n").split("\t")
                    self.rules.append((re.compile(pattern), typedef, swift, raw, name))

    def find(self, symbol):
        """The rule for a constant: C type, Swift type, raw type and the constant's Swift name."""
        for pattern, typedef, swift, raw, template in self.rules:
            match = pattern.fullmatch(symbol)
            if match:
                def part(hole):
                    text = hole.group(1)
                    if not text:
                        return lowered(match.group(1))
                    return lowered(match.group(2)) if text == "2" else match.group(1)
                return typedef, swift, raw, re.sub(r"\{(\d?)\}", part, template)
        return None
