"""Lists public members of our own frameworks that the facts lack or call otherwise.

usage: compare.py FRAMEWORKS_FOLDER FACTS_FOLDER

A line is: type, our member, then the facts' member with its selector where one says the same with more words: a candidate
for renames.tsv.
"""

import collections
import glob
import re
import sys

from inherit import key, parts
from swiftify import arguments

TYPE = re.compile(r"(?:@\w+(?:\([^)]*\))?\s+)*((?:\w+ )*?)(class|struct|enum|protocol|extension|actor) ([\w.]+)")
MEMBER = re.compile(r"\b(?:func (`?\w+`?)|(init)[?!]?)\s*(?:<[^(]*>)?\(|\b(?:var|let) (`?\w+`?)")


def ours(folder):
    """Type → names of its public members, by counting braces: enough for formatted sources."""
    found = collections.defaultdict(set)
    for path in sorted(glob.glob(folder + "/**/*.swift", recursive=True)):
        with open(path, encoding="utf-8") as file:
            text = re.sub(r"//[^\n]*", "", file.read())
        stack, depth, at = [], 0, 0
        for line in text.split("\n"):
            plain = line.strip()
            opened = TYPE.match(plain)
            if opened and "func" not in opened.group(1):
                public = bool(re.search("public|open", opened.group(1)))
                stack.append((depth, opened.group(3), opened.group(2), public))
            elif stack and depth == stack[-1][0] + 1:
                level, _, kind, public = stack[-1]
                member = MEMBER.search(line)
                shown = re.search(r"\b(public|open)\b", plain) or kind == "protocol" or kind == "extension" and public
                if member and shown and "private" not in plain:
                    owner = ".".join(s[1] for s in stack)
                    name = (member.group(1) or member.group(2) or member.group(3)).strip("`")
                    if not member.group(3):
                        labels, _ = arguments(text, at + member.end())
                        labels = [re.sub(r"^(@\w+(\([^)]*\))?\s+)+", "", part) for part in labels if part]
                        name += "(%s)" % "".join(part.split(":")[0].split()[0] + ":" for part in labels)
                    found[owner].add(name)
            bare = re.sub(r'"(\\.|[^"\\])*"', "", line)
            depth += bare.count("{") - bare.count("}")
            while stack and depth <= stack[-1][0]:
                stack.pop()
            at += len(line) + 1
    return found


def theirs(folder):
    """Type → its parents, and type → member → selector."""
    parents, members = {}, collections.defaultdict(dict)
    for path in sorted(glob.glob(folder + "/*.facts")):
        with open(path, encoding="utf-8") as file:
            for line in file.read().splitlines():
                cells = line.strip("\t").split("\t")
                if not line.startswith("\t"):
                    kind, name, above = parts(cells[0])
                    if kind and kind != "extension":
                        parents[name] = above
                elif name:
                    selector = next((c[1:] for c in cells[1:] if c.startswith("@")), "")
                    members[name][re.sub("^static | async$", "", key(cells[0]))] = selector
    return parents, members


def all_members(name, parents, members):
    result = {}
    for above in parents.get(name, []):
        result.update(all_members(above, parents, members))
    result.update(members.get(name, {}))
    return result


def words(text):
    return [w.lower() for w in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", text.replace("init", ""))]


def within(few, many):
    rest = iter(many)
    return all(word in rest for word in few)


def main(frameworks, facts):
    parents, members = theirs(facts)
    for owner, names in sorted(ours(frameworks).items()):
        if owner not in parents:
            continue
        there = all_members(owner, parents, members)
        for name in sorted(names - set(there)):
            similar = sorted((len(words(s)), n, s) for n, s in members[owner].items() if s and n not in names and
                             name.count(":") == n.count(":") and words(name) and within(words(name), words(s)))
            print("\t".join([owner, name] + ([similar[0][1], similar[0][2]] if similar else [])))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
