"""Methods and properties, as a part of the header."""

import re

from csharp import Member, Type
from spelling import Unknown
from universe import available, text, words

KEYWORDS = {"auto", "char", "const", "default", "do", "double", "else", "enum", "extern", "float", "for", "if", "in",
            "inline", "int", "long", "register", "return", "short", "signed", "sizeof", "static", "struct", "switch",
            "typedef", "union", "unsigned", "void", "volatile", "while", "out", "inout", "oneway", "id", "self", "super",
            "BOOL", "YES", "NO", "nil", "typeof", "asm", "block", "byref", "bycopy"}


class Members:
    def weak_types(self, entity):
        """The type that a typed companion gives to a property that the bindings declare without one."""
        found = {}
        for member in entity.members:
            for arguments in member.attributes.get("Wrap", []):
                target = text(arguments[0]) if arguments else ""
                if member.kind == "property" and re.fullmatch(r"Weak\w+", target):
                    found[target] = member
        return found

    def member_lines(self, entity, receiver, required):
        """The member declarations of a class, a protocol or a category: (required, line)."""
        weak = self.weak_types(entity)
        self.typing = {}
        for member in entity.members:
            export = words(member.attributes, "Export")
            if not export or available(member.attributes) is None or "Field" in member.attributes:
                continue
            selector = text(export[0])
            if not selector:
                continue
            static = "Static" in member.attributes or entity.declaration.name != receiver and False
            try:
                line = self.member(entity, member, selector, static, receiver, weak)
            except Unknown as unknown:
                self.skipped["type %s" % unknown] += 1
                continue
            if line:
                yield "Abstract" in member.attributes, line

    def member(self, entity, member, selector, static, receiver, weak):
        sign = "cm" if static else "im"
        if (receiver, sign, selector) in self.done:
            return None
        self.done.add((receiver, sign, selector))
        owner = self.owner(member, entity)
        kind = "pl" if entity.kind == "protocol" else "cs"
        called = self.names.table.get(("call", "%s %s" % (receiver, selector)))
        if not called and static and self.is_question(member):
            called = selector
        if not called and static and self.is_factory(member, receiver):
            member = Member("method", member.name, member.type, member.attributes)
            member.aliases = {}
        read = self.names.table.get(("read", "%s %s" % (receiver, selector)))
        if member.kind == "property" and called:
            return self.called(member, selector, static, receiver, kind, owner, called)
        if member.kind == "method" and read and not member.parameters:
            member = Member("property", member.name, member.type, member.attributes, getter={})
            member.aliases = {}
            self.names.table.setdefault(("property", "%s %s" % (receiver, selector)), read)
        if member.kind == "property":
            return self.property(entity, member, selector, static, receiver, weak, kind, owner)
        if member.kind not in ("method", "constructor"):
            return None
        is_init = selector.startswith("init") and not static and (
            member.kind == "constructor" or member.type.name in ("IntPtr", "NativeHandle", receiver))
        parameters = list(member.parameters)
        throws, spoken = False, selector
        if parameters and parameters[-1].by == "out" and parameters[-1].type.name == "NSError" and \
                (is_init or member.type.name == "bool" or self.is_object(member)):
            throws = True
            parameters.pop()
            pieces = selector.split(":")[:-1]
            last = pieces.pop()
            spoken = "".join(p + ":" for p in pieces)
            if not parameters:
                spoken = re.sub("(AndReturnError|WithError)$", "", last)
            if not spoken or (receiver, sign, spoken) in self.done:
                return None
            self.done.add((receiver, sign, spoken))
        if spoken.count(":") != len(parameters):
            self.skipped["count of arguments"] += 1
            return None
        if "Internal" in member.attributes:  # the bindings wrap these, and pass objects by address
            for p in parameters:
                if p.type.name in ("IntPtr", "NativeHandle") and not p.by and not re.search(
                        "(?i)ptr|pointer|buffer|bytes|data|call|context|count|block", p.name):
                    p.type, p.attributes = Type("NSObject"), dict(p.attributes, NullAllowed=[[]])
        made = member.type.name in ("IntPtr", "NativeHandle") and "Internal" in member.attributes
        nullable = "NullAllowed" in member.attributes or "return:NullAllowed" in member.attributes or \
            ("failable", "%s %s" % (receiver, selector)) in self.names.table
        if made and not is_init:
            result = "instancetype" if throws else "nullable instancetype"
        elif is_init:
            result = "nullable instancetype" if nullable and not throws else "instancetype"
        elif static and member.type.name == entity.declaration.name and not member.type.arrays:
            result = "nullable instancetype" if nullable and not throws else "instancetype"
        elif throws and member.type.name == "bool":
            result = "void"
        else:
            result = self.speller.result(member)
            for arguments in member.attributes.get("return:BindAs", []):
                result = self.speller.bound(arguments, nullable) or result
            if throws:
                result = result.replace("_Nullable", "_Nonnull") if not result.endswith(")") else result
        pieces = spoken.split(":")
        if not parameters:
            head = spoken
        else:
            head = " ".join("%s:(%s)%s" % (piece, self.speller.parameter(p, member.aliases), self.safe(p.name))
                            for piece, p in zip(pieces, parameters))
        attributes = ""
        if "DesignatedInitializer" in member.attributes and is_init and entity.kind == "class":
            attributes += " __attribute__((objc_designated_initializer))"
        attributes += self.names.swift("method", "%s %s%s" % (receiver, "+" if static else "-", selector))
        self.remember("c:objc(%s)%s(%s)%s" % (kind, receiver, sign, spoken), owner, member.attributes, selector,
                      throws=throws, requires=receiver != entity.objc)
        if is_init and result.endswith("instancetype") and selector == "init" and receiver == "NSObject":
            return None
        return "%s (%s)%s%s;" % ("+" if static else "-", result, head, attributes)

    def is_question(self, member):
        """Whether a class answers this by a method: headers had no class properties before iOS 10."""
        since = (available(member.attributes) or ("", ""))[0]
        old = not since or int(since.split(".")[0]) < 10
        name = text(words(member.attributes, "Export")[0])
        return member.kind == "property" and member.setter is None and old and member.type.name == "bool" and bool(
            re.search("^(is|can|supports)[A-Z]|(Available|Enabled|Supported)$", name))

    def is_factory(self, member, receiver):
        """Whether a class makes an object by this method: these frameworks had no class properties when they came."""
        return member.kind == "property" and member.setter is None and member.type.name.startswith(receiver[:2]) and (
            receiver.startswith("HK") or receiver.endswith("ResolutionResult"))

    def called(self, member, selector, static, receiver, kind, owner, name):
        """A method without arguments that the bindings give as a property, and the one that sets it."""
        sign, mark = ("cm", "+") if static else ("im", "-")
        self.remember("c:objc(%s)%s(%s)%s" % (kind, receiver, sign, selector), owner, member.attributes, selector)
        spelt = self.speller.result(member)
        lines = ['%s (%s)%s __attribute__((swift_name("%s()")));' % (mark, spelt, selector, name)]
        if member.setter is not None:
            setter = "set%s:" % (selector[0].upper() + selector[1:])
            self.remember("c:objc(%s)%s(%s)%s" % (kind, receiver, sign, setter), owner, member.attributes, setter)
            lines.append("%s (void)%s(%s)value;" % (mark, setter, spelt))
        return "\n".join(lines)

    def is_object(self, member):
        entity = self.universe.find(member.type.name)
        return bool(member.type.arrays) or member.type.name in (
            "string", "NSObject", "NSArray", "NSDictionary", "NSSet", "NSNumber", "Class") or bool(
            entity and entity.kind in ("class", "dictionary", "core")) or self.universe.protocol(member.type.name) is not None

    def property(self, entity, member, selector, static, receiver, weak, kind, owner):
        typed = weak.get(member.name)
        spelt = None
        if typed:
            typed.aliases = member.aliases
            try:
                spelt = self.speller.result(typed)
            except Unknown:
                spelt = None
            if spelt and "NullAllowed" in member.attributes:
                spelt = spelt.replace("_Nonnull", "_Nullable")
        for arguments in member.attributes.get("BindAs", []):
            spelt = spelt or self.speller.bound(arguments, "NullAllowed" in member.attributes)
        spelt = spelt or self.speller.result(member)
        if member.getter is None and member.setter is None:
            return None
        options = ["class"] if static else []
        if member.setter is None:
            options.append("readonly")
        semantic = " ".join(words(member.attributes, "Export")[1:])
        if "Weak" in semantic and "_Nullable" in spelt and member.setter is not None:
            options.append("weak")
        elif re.search(r"\*|\^|^id\b|^Class\b", spelt):
            if member.setter is not None:
                options.append("strong" if not re.search(r"Ref _|void \*|SEL", spelt) else "assign")
        getter = ""
        for accessor in (member.getter or {},):
            for arguments in accessor.get("Bind", []):
                getter = text(arguments[0])
        name = selector
        if getter and getter != selector:
            options.append("getter=" + getter)
        elif re.match("is[A-Z]", selector) and member.type.name == "bool":
            name = selector[2].lower() + selector[3:] if not selector[3:4].isupper() else selector[2:]
            getter = selector
            options.append("getter=" + getter)
        if (receiver, "property", name) in self.done:
            return None
        self.done.add((receiver, "property", name))
        if ":" in name or name in KEYWORDS and name not in ("default", "self"):
            return None
        if name in KEYWORDS:
            options.append("getter=" + selector)
            name = name + "_"
        if "^" in spelt:
            spelt = spelt.replace("(^", "(^", 1)
            head = re.sub(r"\(\^(_Nullable|_Nonnull)\)", r"(^\1 %s)" % name, spelt, count=1)
        else:
            head = "%s %s" % (spelt, name)
        rename = self.names.swift("property", "%s %s" % (receiver, selector))
        if not rename and name != selector and name.endswith("_"):
            rename = ' __attribute__((swift_name("%s")))' % selector
        sign = "cpy" if static else "py"
        self.remember("c:objc(%s)%s(%s)%s" % (kind, receiver, sign, name), owner, member.attributes, getter or selector)
        return "@property (%s) %s%s;" % (", ".join(["nonatomic"] + options), head, rename)

    def safe(self, name):
        return name + "_" if name in KEYWORDS else name
