"""Writes all declarations as one Objective-C header, for Swift's importer to read.

usage: header.py MACIOS_CHECKOUT FOLDER
"""

import collections
import json
import os
import re
import sys

from constants import RAW, Rules
from enumerations import Enumerations
from members import Members
from names import Names, dotless
from shapes import Shapes
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

PLAIN_PROTOCOLS = {"NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding", "NSFastEnumeration", "NSObject"}


# Enumerations of the bindings for what is constants of a type of their own.
REPLACED = {"UIFontWeight", "UIFontWidth", "UIAccessibilityTrait", "UIFontDescriptorAttribute"}


class Header(Enumerations, Members, Shapes):
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

    def parent(self, entity):
        parent = self.universe.find(base(entity.declaration))
        return [parent.objc] if parent and parent.kind == "class" else []

    def above_protocol(self, entity):
        parent = self.universe.protocol(base(entity.declaration))
        return ([parent.objc] if parent else []) + self.protocols(entity.parts, entity.objc)

    def leave_invented(self):
        """Drops the bindings' own enumerations for what are constants in C: the constants have their cases' names."""
        symbols = {text(words(m.attributes, "Field")[0]) for e in list(self.universe.entities.values()) for m in e.members
                   if words(m.attributes, "Field")}
        for key, entity in list(self.universe.entities.items()):
            if entity.kind == "enum" and "Native" not in entity.attributes and entity.objc not in REPLACED and any(
                    entity.objc + cased(m.name) in symbols for m in entity.members):
                del self.universe.entities[key]

    def write(self, folder):
        self.done, self.emitted = set(), set()
        self.leave_invented()
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
