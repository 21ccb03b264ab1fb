"""Settles what a class has from its superclasses and protocols: nothing twice, overrides marked, requirements met."""

import re

from swiftify import arguments


def key(text):
    """What tells a member from others: its name and labels, and whether it belongs to the type."""
    static = "static " if re.match(r"(?:\w+ )*(?:class|static) ", text) else ""
    match = re.search(r"\b(?:func (`?[^\s(<]+`?)|(init)[?!]?|(subscript))(?:<[^(]*>)?\(", text)
    if not match:
        name = re.search(r"\b(?:var|let|case) `?(\w+)", text)
        return static + (name.group(1) if name else text)
    found, end = arguments(text, match.end())
    labels = "".join(part.split(":")[0].split()[0] + ":" for part in found if part)
    waits = " async" if text[end:].startswith(" async") else ""
    name = match.group(1) or match.group(2) or match.group(3)
    return "%s%s(%s)%s" % (static if name != "init" else "", name, labels, waits)


def parts(line):
    """Kind, name and what a declaration builds on."""
    match = re.match(r"(class|protocol|struct|enum|extension) ([\w.]+)(?:<[^>]*>)?(?: : (.*))?$", line)
    if not match:
        return None, None, []
    return match.group(1), match.group(2), [p.strip() for p in (match.group(3) or "").split(",") if p.strip()]


class Families:
    """All types of all modules by name."""

    def __init__(self, modules):
        self.types = {}
        for module in sorted(modules):
            for line, (_, members) in modules[module].items():
                kind, name, parents = parts(line)
                if kind in ("class", "protocol"):
                    self.types[name] = (kind, parents, members)
        self.keys, self.settled = {}, set()

    def settle(self):
        for name in sorted(self.types):
            self.visit(name)

    def ancestors(self, name):
        """The superclasses of a class, the nearest first."""
        result = []
        while name in self.types:
            above = [p for p in self.types[name][1] if p in self.types and self.types[p][0] == "class"]
            if not above or above[0] in result:
                break
            name = above[0]
            result.append(name)
        return result

    def conforms(self, name, seen=None):
        """All protocols of a type, those of its superclasses and protocols included."""
        seen = set() if seen is None else seen
        for parent in self.types.get(name, ("", [], {}))[1]:
            if parent not in seen:
                seen.add(parent)
                self.conforms(parent, seen)
        return seen

    def shortened(self, line):
        """A class without the protocols that its superclasses have."""
        kind, name, parents = parts(line)
        above = self.ancestors(name) if kind == "class" else []
        if not above:
            return line
        inherited = self.conforms(above[0])
        kept = [p for p in parents if p not in inherited]
        return line.split(" : ")[0] + " : " + ", ".join(kept)

    def visit(self, name):
        if name in self.settled:
            return
        self.settled.add(name)
        kind, parents, members = self.types[name]
        if kind == "protocol":
            for text in list(members):
                if " = " in text:
                    tags = members.pop(text)
                    members[re.sub(r" = (\[:?\]|[\w.]+)(?=[,)])", "", text)] = tags
            return
        above = self.ancestors(name)
        for ancestor in reversed(above):
            self.visit(ancestor)
        coded = bool(self.conforms(name) & {"NSCoding", "NSSecureCoding"})
        had = {}
        for ancestor in reversed(above):
            found = {key(text): text for text in self.types[ancestor][2]}
            if any(each.startswith("init(") for each in found):  # then only these are inherited
                had = {each: text for each, text in had.items() if not each.startswith("init(")}
            had.update(found)
        for text in list(members):
            found = key(text)
            if found == "init(coder:)" and coded:
                tags = members.pop(text)
                members["required init?(coder: NSCoder)"] = tags
            elif found in had and found.startswith("init("):
                tags = members.pop(text)
                if (" throws" in text) != (" throws" in had[found]):
                    continue
                inherits = not re.search("convenience |required ", had[found]) and "override " not in text
                members["override " + text if inherits else text] = tags
            elif found in had:
                del members[text]
        own = {key(text) for text in members} | set(had)
        for protocol in sorted(self.conforms(name)):
            for text, tags in sorted(self.types.get(protocol, ("", [], {}))[2].items()):
                text = re.sub(r" = (\[:?\]|[\w.]+)(?=[,)])", "", text)
                if text.startswith("optional ") or protocol == "NSObjectProtocol" or \
                        own & {key(text), key(text) + "()", key(text).removesuffix("()")}:
                    continue
                if key(text) == "init(coder:)":
                    text = "required init?(coder: NSCoder)"
                own.add(key(text))
                members[text] = tags
