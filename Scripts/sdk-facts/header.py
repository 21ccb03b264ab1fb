"""Writes all declarations as one Objective-C header, for Swift's importer to read.

usage: header.py MACIOS_CHECKOUT FOLDER
"""

import collections
import json
import os
import re
import sys

from constants import RAW, Rules, lowered
from csharp import Member
from known import STRUCTURES, VALUES
from names import Names, dotless
from spelling import Speller, Unknown
from universe import Universe, available, base, cased, text, words

PROLOGUE = """#pragma clang assume_nonnull begin
typedef _Bool BOOL; typedef long NSInteger; typedef unsigned long NSUInteger; typedef unsigned short unichar;
typedef unsigned char uint8_t; typedef signed char int8_t; typedef short int16_t; typedef unsigned short uint16_t;
typedef long long int64_t; typedef unsigned long long uint64_t;
typedef struct WindfallFloat { double value; } WindfallFloat;
#define CGFloat WindfallFloat
typedef float simd_float2 __attribute__((ext_vector_type(2))); typedef float simd_float3 __attribute__((ext_vector_type(3)));
typedef float simd_float4 __attribute__((ext_vector_type(4))); typedef double simd_double2 __attribute__((ext_vector_type(2)));
typedef double simd_double3 __attribute__((ext_vector_type(3))); typedef double simd_double4 __attribute__((ext_vector_type(4)));
typedef int simd_int2 __attribute__((ext_vector_type(2))); typedef int simd_int3 __attribute__((ext_vector_type(3)));
typedef int simd_int4 __attribute__((ext_vector_type(4)));
@protocol NSObject
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype)init;
@end
"""

GENERIC = {"NSArray": "ObjectType", "NSMutableArray": "ObjectType", "NSSet": "ObjectType", "NSMutableSet": "ObjectType",
           "NSOrderedSet": "ObjectType", "NSMutableOrderedSet": "ObjectType", "NSCache": "KeyType, ObjectType",
           "NSDictionary": "KeyType, ObjectType", "NSMutableDictionary": "KeyType, ObjectType", "NSEnumerator": "ObjectType",
           "NSMapTable": "KeyType, ObjectType", "NSHashTable": "ObjectType", "NSMeasurement": "UnitType",
           "NSLayoutAnchor": "AnchorType", "NSFetchRequest": "ResultType",
           "NSDiffableDataSourceSnapshot": "SectionType, ItemType"}

KEYWORDS = {"auto", "char", "const", "default", "do", "double", "else", "enum", "extern", "float", "for", "if", "in",
            "inline", "int", "long", "register", "return", "short", "signed", "sizeof", "static", "struct", "switch",
            "typedef", "union", "unsigned", "void", "volatile", "while", "out", "inout", "oneway", "id", "self", "super",
            "BOOL", "YES", "NO", "nil", "typeof", "asm", "block", "byref", "bycopy"}

PLAIN_PROTOCOLS = {"NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding", "NSFastEnumeration", "NSObject"}


# Enumerations of the bindings for what is constants of a type of their own.
REPLACED = {"UIFontWeight", "UIFontWidth", "UIAccessibilityTrait", "UIFontDescriptorAttribute"}


class Header:
    def __init__(self, universe):
        self.universe, self.names = universe, Names()
        self.names.taken = {e.objc for e in universe.entities.values()}
        self.speller = Speller(universe, self.names)
        self.facts, self.skipped, self.rules = {}, collections.Counter(), Rules()
        self.extras = []
        self.lines, self.newtypes, self.valued, self.enumerators = [], [], {}, set()

    # What the facts keep besides the Swift declaration, by the importer's identity

    def remember(self, usr, owner, attributes, selector="", **more):
        times = available(attributes) or ("", "")
        self.facts.setdefault(usr, dict(usr=usr, module=owner, selector=selector, since=times[0], until=times[1], **more))

    # Enumerations

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

    # Typed strings and constants

    def strings(self, entity):
        name = self.names.strings(entity)
        if name not in self.done:
            self.done.add(name)
            self.lines.append("typedef NSString *%s __attribute__((swift_newtype(struct)))%s;" % (
                name, self.names.swift("tag", name)))
            self.remember("c:@T@" + name, entity.module, entity.attributes)
        for member in entity.members:
            field = words(member.attributes, "Field")
            symbol = text(field[0]) if field else ""
            if symbol and available(member.attributes) is not None:
                self.constant(symbol, name + " _Nonnull", entity.module, member.attributes)

    def constant(self, symbol, spelt, owner, attributes):
        if symbol in self.done or symbol in self.enumerators or symbol in self.names.taken or not re.fullmatch(r"\w+", symbol):
            return
        self.done.add(symbol)
        rename, rule = self.names.table.get(("global", symbol)), self.rules.find(symbol)
        if rule and not rename:
            typedef, swift, raw, rename = rule
            if typedef == "-":
                swift = raw if raw != "-" else {"NSString": "String", "CGFloat": "CGFloat"}.get(spelt.split()[0], "String")
            else:
                self.newtype(typedef, swift, raw, owner)
            context, _, member = rename.rpartition(".")
            self.extra(owner, context or swift, "static let %s: %s" % (member, swift), attributes)
            return
        if rename:
            context, _, member = rename.rpartition(".")
            swift = "NSNotification.Name" if "NSNotificationName" in spelt else "String"
            self.extra(owner, context, "static let %s: %s" % (member, swift), attributes)
            return
        suffix = ""
        self.lines.append("extern %s const %s%s;" % (spelt, symbol, suffix))
        self.remember("c:@" + symbol, owner, attributes)

    def extra(self, owner, context, line, attributes):
        """Keeps a constant whose place and name the table gives; the importer need not see it."""
        since, until = available(attributes) or ("", "")
        self.extras.append(dict(module=owner, context=context, line=line, since=since, until=until))

    def newtype(self, typedef, swift, raw, owner):
        """Declares a type of constants once."""
        if typedef in self.done or typedef == "NSNotificationName":
            return
        self.done.add(typedef)
        name = "" if swift == typedef else ' __attribute__((swift_name("%s")))' % dotless(swift)
        self.newtypes.append("typedef %s %s __attribute__((swift_newtype(struct)))%s;" % (RAW[raw], typedef, name))
        self.remember("c:@T@" + typedef, owner, {}, raw=raw, swift=swift)

    def constants(self, entity):
        """The `[Field]` members of a declaration."""
        for member in entity.members:
            field = words(member.attributes, "Field")
            symbol = text(field[0]) if field else ""
            if not symbol or member.kind != "property" or available(member.attributes) is None:
                continue
            owner = self.owner(member, entity)
            try:
                spelt = self.speller.result(member)
            except Unknown as unknown:
                self.skipped["type %s" % unknown] += 1
                continue
            typed = self.names.table.get(("constant", symbol))
            if typed:
                spelt = typed + " _Nonnull"
            elif "Notification" in member.attributes or symbol.endswith("Notification") and "NSString" in spelt:
                spelt = "NSNotificationName _Nonnull"
            elif "NSString" in spelt and re.search("Error(Domain)$", symbol):
                spelt = "NSString * _Nonnull"
            self.constant(symbol, spelt.replace("_Nullable", "_Nonnull"), owner, member.attributes)

    def owner(self, member, entity):
        return getattr(member, "module", None) or entity.module

    # Members

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
        made = member.type.name in ("IntPtr", "NativeHandle") and "Internal" in member.attributes
        nullable = "NullAllowed" in member.attributes or "return:NullAllowed" in member.attributes
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

    # Types

    def protocols(self, declaration_parts, itself):
        result = []
        for part in declaration_parts:
            for item in part.bases:
                protocol = self.universe.protocol(item.name)
                if protocol and protocol.objc != itself and protocol.objc not in result:
                    result.append(protocol.objc)
        return sorted(result)

    def protocol(self, entity):
        inherited = self.protocols(entity.parts, entity.objc)
        parent = base(entity.declaration)
        if entity.objc not in PLAIN_PROTOCOLS and parent in ("NSObject", ""):
            inherited = ["NSObject"] + [i for i in inherited if i != "NSObject"]
        else:
            extra = self.universe.protocol(parent)
            inherited = ([extra.objc] if extra else ["NSObject"]) + inherited if entity.objc not in PLAIN_PROTOCOLS else inherited
        inherited = [i for i in dict.fromkeys(inherited) if i == "NSObject" or i in self.emitted]
        members = sorted(set(self.member_lines(entity, entity.objc, True)), key=lambda pair: (not pair[0], pair[1]))
        self.lines.append("%s @protocol %s%s" % (
            self.names.swift("protocol", entity.objc), entity.objc,
            " <%s>" % ", ".join(inherited) if inherited else ""))
        section = True
        for required, line in members:
            if required != section:
                section = required
                self.lines.append("@required" if required else "@optional")
            self.lines.append(line)
        self.lines.append("@end")
        self.emitted.add(entity.objc)
        self.remember("c:objc(pl)" + entity.objc, entity.module, entity.attributes)

    def interface(self, entity):
        parent = self.universe.find(base(entity.declaration))
        parent = parent.objc if parent and parent.kind == "class" else "NSObject"
        parent = {"NSMutableString": "NSString"}.get(entity.objc, parent)
        generic = "<%s>" % GENERIC[entity.objc] if entity.objc in GENERIC else ""
        conforms = [p for p in self.protocols(entity.parts, "") if p in self.emitted]
        lines = [line for _, line in self.member_lines(entity, entity.objc, False)]
        if entity.objc == "NSObject":
            self.lines.append("@interface NSObject (Windfall)")
        else:
            self.lines.append("%s @interface %s%s : %s%s" % (
                self.names.swift("class", entity.objc), entity.objc, generic, parent,
                " <%s>" % ", ".join(conforms) if conforms else ""))
            own = any(re.match(r"- \((nullable )?instancetype\)init[; _]", line) for line in lines)
            if not own:
                if "DisableDefaultCtor" in entity.attributes:
                    lines.append("- (instancetype)init __attribute__((unavailable));")
                elif parent == "NSObject":
                    lines.append("- (instancetype)init;")
            if ("NSCoding" in conforms or "NSSecureCoding" in conforms) and \
                    (entity.objc, "im", "initWithCoder:") not in self.done:
                lines.append("- (nullable instancetype)initWithCoder:(NSCoder *)coder;")
                self.remember("c:objc(cs)%s(im)initWithCoder:" % entity.objc, entity.module, {}, "initWithCoder:")
        self.remember("c:objc(cs)%s(im)init" % entity.objc, entity.module, {}, "init")
        self.lines += lines + ["@end"]
        self.remember("c:objc(cs)" + entity.objc, entity.module, entity.attributes)

    def category(self, entity, count):
        receiver = self.universe.find(entity.objc)
        objc = receiver.objc if receiver and receiver.kind == "class" else entity.objc
        if not receiver or receiver.kind != "class":
            return
        entity.objc = objc
        lines = [line for _, line in self.member_lines(entity, objc, False)]
        if lines:
            self.lines += ["@interface %s (Windfall%d)" % (objc, count)] + lines + ["@end"]

    # The whole

    def ordered(self, kind, above):
        """All entities of a kind, each behind those that it builds on."""
        entities = {e.objc: e for e in self.universe.entities.values() if e.kind == kind}
        done, result = set(), []

        def visit(objc):
            if objc in done or objc not in entities:
                return
            done.add(objc)
            for other in above(entities[objc]):
                visit(other)
            result.append(entities[objc])
        for objc in sorted(entities):
            visit(objc)
        return result

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

    def parent(self, entity):
        parent = self.universe.find(base(entity.declaration))
        return [parent.objc] if parent and parent.kind == "class" else []

    def above_protocol(self, entity):
        parent = self.universe.protocol(base(entity.declaration))
        return ([parent.objc] if parent else []) + self.protocols(entity.parts, entity.objc)

    def write(self, folder):
        self.done, self.emitted = set(), set()
        everything = sorted(self.universe.entities.values(), key=lambda e: (e.kind, e.objc, e.declaration.name))
        for entity in everything:
            if entity.kind == "enum" and entity.objc not in REPLACED:
                self.enumeration(entity)
        for entity in everything:
            if entity.kind == "strings":
                self.strings(entity)
        enums, self.lines = self.lines, []
        for entity in self.ordered("protocol", self.above_protocol):
            if entity.objc != "NSObject":
                self.protocol(entity)
        self.lines.append("@interface NSString : NSObject\n@end")
        for entity in self.ordered("class", self.parent):
            self.interface(entity)
        for count, entity in enumerate(self.universe.categories):
            self.category(entity, count)
        for entity in everything + self.universe.categories:
            if entity.kind != "strings":
                self.constants(entity)
        self.functions()
        classes = {e.objc for e in self.universe.entities.values() if e.kind == "class"}
        front = [PROLOGUE]
        for name in sorted(classes - {"NSObject"}):
            front.append("@class %s%s;" % (name, "<%s>" % GENERIC[name] if name in GENERIC else ""))
        for name in sorted(self.speller.classes - classes):
            front.append("@class %s%s;" % (name, "<%s>" % GENERIC[name] if name in GENERIC else ""))
        front.append("typedef NSString *NSNotificationName __attribute__((swift_newtype(struct))) "
                     '__attribute__((swift_name("%s")));' % dotless("NSNotification.Name"))
        self.remember("c:@T@NSNotificationName", "Foundation", {})
        for name in sorted(e.objc for e in self.universe.entities.values() if e.kind == "protocol"):
            if name != "NSObject":
                front.append("%s @protocol %s;" % (self.names.swift("protocol", name), name))
        self.structures()
        for name in sorted(self.speller.core):
            self.remember("c:@T@%sRef" % name, self.universe.find(name).module, {})
            front.append("typedef struct __attribute__((objc_bridge(id))) %s_ *%sRef;" % (name, name))
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "SDK.h"), "w") as file:
            file.write("\n".join(front + self.newtypes + enums + self.shapes + self.lines) + "\n#pragma clang assume_nonnull end\n")
        with open(os.path.join(folder, "module.modulemap"), "w") as file:
            file.write('module SDK [system] { header "SDK.h" export * }\n')
        with open(os.path.join(folder, "identities.json"), "w") as file:
            json.dump(dict(facts=self.facts, extras=self.extras), file, indent=0, sort_keys=True)
        with open(os.path.join(folder, "skipped.txt"), "w") as file:
            file.writelines("%5d %s\n" % (count, what) for what, count in self.skipped.most_common())


if __name__ == "__main__":
    Header(Universe(sys.argv[1])).write(sys.argv[2])
