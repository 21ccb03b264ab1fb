"""Enumerations and their values, as a part of the header."""

import re

from known import VALUES
from names import dotless
from universe import available, cased


class Enumerations:
    def enumeration(self, entity):
        d = entity.declaration
        native, flags = "Native" in d.attributes, "Flags" in d.attributes
        raw = d.bases[0].name if d.bases else "int"
        kind = {"long": "NSInteger", "ulong": "NSUInteger"}.get(raw) if native else None
        kind = kind or VALUES.get(raw, "int")
        name = entity.objc
        lines, seen = [], set()
        values = self.values(entity)
        for case in d.members:
            if available(case.attributes) is None or case.name in seen:
                continue
            seen.add(case.name)
            label = cased(case.name)
            constant = label if label.startswith(name) and len(label) > len(name) else name + label
            if (label.lower(), values.get(case.name)) in seen:
                continue
            seen.add((label.lower(), values.get(case.name)))
            if values.get(case.name) is None:
                self.skipped["value %s.%s" % (name, case.name)] += 1
                continue
            lines.append("  %s%s = %s," % (constant, self.names.swift("case", constant), self.number(values[case.name], raw)))
            self.enumerators.add(constant)
            value = self.number(values[case.name], raw).strip("(L)").rstrip("U")
            self.remember("c:@E@%s@%s" % (name, constant), entity.module, case.attributes, value=value)
        if not lines:
            return
        options = "flag_enum," if flags else ""
        rename = self.names.swift("tag", name)
        if self.is_error(entity):
            rename = ' __attribute__((swift_name("%s")))' % dotless(re.sub("Code$", "", name) + ".Code")
        self.lines.append("typedef enum __attribute__((%senum_extensibility(open))) %s : %s %s%s;" % (
            options, name, kind, name, rename))
        self.lines.append("enum __attribute__((%senum_extensibility(open))) %s : %s%s {" % (options, name, kind, ""))
        self.lines += lines + ["}%s;" % rename]
        self.remember("c:@E@" + name, entity.module, d.attributes, error=self.is_error(entity))

    def is_error(self, entity):
        return "ErrorDomain" in entity.attributes or "Native" in entity.attributes and bool(
            re.search("Error(Code)?$", entity.objc)) and ("tag", entity.objc) not in self.names.table

    def number(self, value, raw):
        if raw in ("long", "int", "short", "sbyte") and value >= 1 << 63:
            value -= 1 << 64
        if value == -(1 << 63):
            return "(-9223372036854775807 - 1)"
        return "%d%s" % (value, "UL" if value > 0x7FFFFFFF else "")

    def values(self, entity):
        """The raw values of an enumeration by C# name."""
        if entity.objc in self.valued:
            return self.valued[entity.objc]
        result, last = {}, -1
        self.valued[entity.objc] = result
        for case in entity.declaration.members:
            if case.type.name:
                value = self.value(case.type.name, entity, result)
            else:
                value = None if last is None else last + 1
            result[case.name] = last = value
        return result

    def value(self, expression, entity, values):
        """A constant expression of C#, with the names of this and other enumerations' members."""
        python, tokens, index = [], expression.split(), 0
        while index < len(tokens):
            token = tokens[index]
            if token[:1].isdigit():
                python.append(re.sub(r"(?<=[0-9a-fA-F])[uUlL]+$", "", token).replace("_", ""))
            elif token.startswith("'"):
                python.append(str(ord(token[1])) if len(token) == 3 else "None")
            elif re.match(r"[A-Za-z_]", token):
                if tokens[index + 1:index + 2] == ["."]:
                    owner = self.universe.find(token)
                    if tokens[index + 2] in ("MaxValue", "MinValue"):
                        limits = {"ulong.MaxValue": 2**64 - 1, "uint.MaxValue": 2**32 - 1, "long.MaxValue": 2**63 - 1,
                                  "int.MaxValue": 2**31 - 1, "long.MinValue": -2**63, "nuint.MaxValue": 2**64 - 1,
                                  "nint.MaxValue": 2**63 - 1, "UInt32.MaxValue": 2**32 - 1, "int.MinValue": -2**31,
                                  "UInt64.MaxValue": 2**64 - 1, "Int64.MaxValue": 2**63 - 1, "Int32.MaxValue": 2**31 - 1}
                        python.append(str(limits.get(token + "." + tokens[index + 2])))
                    elif owner and owner.kind == "enum":
                        python.append(str(self.values(owner).get(tokens[index + 2])))
                    else:
                        return None
                    index += 2
                elif token in values:
                    python.append("(%s)" % values[token])
                elif token in ("int", "uint", "long", "ulong", "byte", "nuint", "nint") and python and python[-1] == "(":
                    python.pop()
                    index += 1
                elif token != "unchecked":
                    return None
            else:
                python.append(token)
            index += 1
        text = "".join(python)
        if not re.fullmatch(r"[-+*/|&~^<>()\da-fA-FxX]+", text) or "None" in text:
            return None
        try:
            return int(eval(text, {"__builtins__": {}}))  # only numbers, operators and parentheses are left
        except (SyntaxError, TypeError, ZeroDivisionError):
            return None
