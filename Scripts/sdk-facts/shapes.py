"""Structures and functions of C, as a part of the header."""

import re

from constants import lowered
from members import KEYWORDS
from spelling import Unknown
from universe import available, text, words


class Shapes:
    def structures(self):
        """Declares all structures, each behind those that it holds; one with fields of unknown type has none."""
        self.shapes, done = [], set()
        entities = {e.objc: e for e in self.universe.entities.values() if e.kind == "struct"}

        def visit(name):
            if name in done:
                return
            done.add(name)
            fields = []
            try:
                fields = self.fields(entities[name], visit) if name in entities else []
            except Unknown as unknown:
                self.skipped["type %s" % unknown] += 1
            if name in entities:
                self.remember("c:@S@" + name, entities[name].module, entities[name].attributes, opaque=not fields)
                for field, _ in fields:
                    self.remember("c:@S@%s@FI@%s" % (name, field), entities[name].module, {})
            self.shapes.append("typedef struct %s { %s } %s;" % (
                name, " ".join("%s %s;" % (spelt, field) for field, spelt in fields) or "int windfall;", name))
        for name in sorted(set(entities) | self.speller.structures):
            visit(name)

    def fields(self, entity, visit):
        result = []
        for member in entity.members:
            if member.kind != "field" or member.modifiers & {"static", "const"}:
                continue
            spelt = self.speller.spell(member.type, False, member.aliases)
            if spelt == entity.objc or "^" in spelt or "_Nonnull" in spelt and "void" not in spelt:
                raise Unknown(member.type.name)
            if spelt in self.speller.structures:
                visit(spelt)
            for name in [member.name] + getattr(member, "more", []):
                name = lowered(name.lstrip("_"))
                if name in KEYWORDS or name in [n for n, _ in result]:
                    raise Unknown(member.type.name)
                result.append((name, spelt))
        return result

    def functions(self):
        """The functions of C whose types the bindings spell; most take untyped pointers there."""
        for member, owner, declaration in self.universe.functions:
            arguments = words(member.attributes, "DllImport")
            entry = next((text(a.split("=")[1]) for a in arguments if a.startswith("EntryPoint")), member.name)
            usual = {"byte", "IntPtr", "NativeHandle", "UIntPtr", "BlockLiteral", "sbyte", "char", "string"}
            types = [member.type] + [p.type for p in member.parameters]
            if any(t.name in usual for t in types) or ("function", entry) in self.done or \
                    available(member.attributes) is None or available(declaration.attributes) is None or \
                    not re.fullmatch(r"[A-Z]\w+", entry) or entry.startswith(("Dlfcn", "Xamarin", "NSLog")):
                continue
            try:
                spelt = [self.speller.parameter(p, member.aliases) for p in member.parameters]
                result = self.speller.spell(member.type, False, member.aliases)
            except Unknown:
                continue
            if any("^" in s or "id<" in s for s in spelt + [result]):
                continue
            self.done.add(("function", entry))
            self.remember("c:@F@" + entry, owner, member.attributes)
            self.lines.append("extern %s %s(%s);" % (result, entry, ", ".join(
                "%s %s" % (s, self.safe(p.name)) for s, p in zip(spelt, member.parameters)) or "void"))
