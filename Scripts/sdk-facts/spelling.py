"""Spells C# types as Objective-C does."""

from csharp import Type
from known import CLASSES, STRUCTURES, VALUES

OBJECTS = {"id", "Class", "Selector", "instancetype"}

# Enumerations that only the bindings have, for constants that Apple types as strings or numbers.
DROPPED = {"EventArgs", "EventHandler", "Delegate", "Stream", "Type", "GCHandle", "Task", "CancellationToken"}


# The type parameters of the bindings' generic classes.
PLACEHOLDERS = {"ItemIdentifierType", "SectionIdentifierType", "ElementType", "UnitType", "ValueType", "AnchorType",
                "ObjectType", "KeyType", "ResultType", "TComponent", "TKey", "TValue"}


class Unknown(Exception):
    """A type that the bindings use and iOS does not have, or that stands for too much."""


class Speller:
    def __init__(self, universe, names):
        self.universe, self.names = universe, names
        self.structures, self.core, self.classes = set(STRUCTURES), set(), set()

    def resolve(self, name, aliases):
        """The name behind an alias of the file; a stand-in for a type of another system is unknown."""
        if name in aliases and not self.universe.find(name):
            target = aliases[name]
            if target in ("NSObject", "Object", "NSObjectProtocol"):
                raise Unknown(name)
            return target
        return name

    def nullable(self, spelt, optional):
        return spelt + (" _Nullable" if optional else " _Nonnull")

    def pointer(self, name):
        """An object pointer to a class of Objective-C's, by its C name."""
        self.classes.add(name)
        return name + " *"

    def spell(self, type, optional=False, aliases={}, depth=0):
        """The Objective-C spelling of a type, with nullability where it takes one."""
        if type.arrays:
            inner = Type(type.name, type.arguments, type.arrays - 1, type.pointers)
            return self.nullable("NSArray<%s> *" % self.element(inner, aliases), optional)
        if type.pointers:
            inner = self.spell(Type(type.name, type.arguments, 0, type.pointers - 1), False, aliases, depth)
            return inner + " *" + (" _Nullable" if optional else " _Nonnull")
        name = self.resolve(type.name, aliases)
        optional = optional or type.optional
        if name in ("IntPtr", "NativeHandle", "UIntPtr"):
            return "void * _Nullable"
        if name in VALUES and not type.arguments:
            return VALUES[name]
        if name in ("Action", "Func"):
            return self.block(name, type.arguments, optional, aliases)
        if name in PLACEHOLDERS:
            return self.nullable("id", optional)
        if name in DROPPED:
            raise Unknown(name)
        if name == "Nullable" and type.arguments:
            return self.spell(type.arguments[0], True, aliases)
        if name in ("NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
                    "NSDictionary", "NSMutableDictionary", "NSCache", "NSMapTable", "NSHashTable", "NSEnumerator",
                    "NSMeasurement", "NSLayoutAnchor", "NSFetchRequest", "NSDiffableDataSourceSnapshot"):
            arguments = type.arguments and "<%s>" % ", ".join(self.element(a, aliases) for a in type.arguments) or ""
            self.classes.add(name)
            return self.nullable("%s%s *" % (name, arguments), optional)
        if name in CLASSES:
            spelt = CLASSES[name]
            if spelt in OBJECTS and spelt != "Selector" or spelt.startswith("id<"):
                return self.nullable(spelt, optional)
            if spelt in self.structures:
                return spelt
            return self.nullable(self.pointer(spelt), optional)
        return self.declared(name, type, optional, aliases)

    def declared(self, name, type, optional, aliases):
        entity = self.universe.find(name)
        if name in self.structures:
            return name
        if not entity or entity.kind in ("part", "managed") and self.universe.protocol(name):
            protocol = self.universe.protocol(name)
            if protocol:
                return self.nullable("id<%s>" % protocol.objc, optional)
        if not entity:
            raise Unknown(name)
        if entity.kind == "class":
            arguments = ""
            return self.nullable("%s%s *" % (entity.objc, arguments), optional)
        if entity.kind == "enum":
            return entity.objc
        if entity.kind == "strings":
            return self.nullable(self.names.strings(entity), optional)
        if entity.kind == "struct":
            self.structures.add(entity.objc)
            return entity.objc
        if entity.kind == "core":
            self.core.add(entity.objc)
            return self.nullable(entity.objc + "Ref", optional)
        if entity.kind == "dictionary":
            return self.nullable("NSDictionary<NSString *, id> *", optional)
        if entity.kind == "block":
            method = entity.declaration.members[0]
            return self.function(method, optional, entity.declaration.aliases)
        raise Unknown(name)

    def element(self, type, aliases):
        """A type as an element of a collection, where only objects go."""
        if type.name in VALUES and not type.arrays:
            return "NSNumber *"
        spelt = self.spell(type, False, aliases)
        spelt = spelt.removesuffix(" _Nonnull")
        entity = self.universe.find(type.name)
        if not type.arrays and (type.name in self.structures or entity and entity.kind in ("struct", "enum")):
            return "NSValue *" if type.name in self.structures or entity.kind == "struct" else "NSNumber *"
        if entity and entity.kind == "core" and not type.arrays:
            return "id"
        return spelt

    def block(self, name, arguments, optional, aliases):
        """A block; where one of its values is an error, all its objects may be missing."""
        arguments = list(arguments)
        result = "void"
        if name == "Func":
            result = self.spell(arguments.pop(), False, aliases)
        fails = any(a.name == "NSError" for a in arguments)
        spelt = [self.spell(a, fails, aliases) for a in arguments]
        return "%s (^%s)(%s)" % (result, "_Nullable" if optional else "_Nonnull", ", ".join(spelt) or "void")

    def function(self, method, optional, aliases):
        errors = [p for p in method.parameters if p.type.name == "NSError" and not p.by]
        if any("NullAllowed" not in p.attributes for p in errors):  # then nobody wrote down what may be missing
            for parameter in method.parameters:
                parameter.attributes = dict(parameter.attributes, NullAllowed=[[]])
        parameters = [self.parameter(p, aliases) for p in method.parameters]
        fails = "return:NullAllowed" in method.attributes or "NullAllowed" in method.attributes
        result = self.spell(method.type, fails, aliases)
        named = ", ".join("%s %s" % (spelt, p.name) if "(^" not in spelt else spelt
                          for spelt, p in zip(parameters, method.parameters))
        return "%s (^%s)(%s)" % (result, "_Nullable" if optional else "_Nonnull", named or "void")

    def parameter(self, parameter, aliases):
        optional = "NullAllowed" in parameter.attributes
        for arguments in parameter.attributes.get("BindAs", []):
            typed = self.bound(arguments, optional)
            if typed:
                return typed
        spelt = self.spell(parameter.type, optional or parameter.by == "out" and parameter.type.name == "NSError", aliases)
        if parameter.by in ("out", "ref"):
            if "*" in spelt or "Ref " in spelt or spelt.startswith("id"):
                spelt = spelt.replace(" _Nonnull", " _Nullable")
            missing = optional or parameter.by == "out" and spelt != "BOOL"
            return spelt + " * " + ("_Nullable" if missing else "_Nonnull")
        return spelt

    def bound(self, arguments, optional):
        """A typed string that the bindings give by [BindAs]."""
        name = arguments[0].replace("typeof", "").strip("() []?") if arguments else ""
        entity = self.universe.find(name)
        if entity and entity.kind == "strings":
            spelt = self.names.strings(entity)
            if "[" in arguments[0]:
                return self.nullable("NSArray<%s> *" % spelt, optional)
            return self.nullable(spelt, optional)
        return None

    def result(self, member):
        """The type of a property, or of what a method returns."""
        a = member.attributes
        optional = "NullAllowed" in a or "return:NullAllowed" in a
        for accessor in (member.getter, member.setter):
            optional = optional or bool(accessor) and "NullAllowed" in accessor
        return self.spell(member.type, optional, member.aliases)
