"""Reads the declarations of macios' C# files: interfaces (the bindings), enumerations, delegates, structures and imported functions."""

from dataclasses import dataclass, field
import re

from tokens import tokens

MODIFIERS = {"public", "internal", "private", "protected", "static", "abstract", "sealed", "partial", "unsafe", "new",
             "virtual", "override", "readonly", "extern", "async", "const", "volatile", "fixed", "implicit", "explicit"}


@dataclass
class Type:
    name: str
    arguments: list = field(default_factory=list)
    arrays: int = 0
    pointers: int = 0
    optional: bool = False


@dataclass
class Parameter:
    type: Type
    name: str
    attributes: dict
    by: str = ""


@dataclass
class Member:
    kind: str  # method, property, field, constructor
    name: str
    type: Type
    attributes: dict
    parameters: list = field(default_factory=list)
    getter: dict = None
    setter: dict = None
    modifiers: set = field(default_factory=set)


@dataclass
class Declaration:
    kind: str  # interface, enum, class, struct, delegate
    name: str
    attributes: dict
    bases: list
    members: list
    framework: str
    file: str
    modifiers: set = field(default_factory=set)
    aliases: dict = field(default_factory=dict)


class Parser:
    def __init__(self, source, file):
        self.all, self.at, self.file = tokens(source), 0, file
        self.found, self.framework, self.aliases = [], "", {}

    # Tokens

    def peek(self, ahead=0):
        index = self.at + ahead
        return self.all[index] if index < len(self.all) else ""

    def take(self):
        self.at += 1
        return self.all[self.at - 1] if self.at <= len(self.all) else ""

    def takes(self, token):
        if self.peek() == token:
            self.at += 1
            return True
        return False

    def skip_block(self, opening="{", closing="}"):
        """Goes behind the closing mark of the block that begins here."""
        depth = 0
        while self.at < len(self.all):
            token = self.take()
            depth += (token == opening) - (token == closing)
            if depth == 0:
                return

    def skip_statement(self):
        """Goes behind the `;` or the block that ends this declaration."""
        while self.at < len(self.all):
            token = self.peek()
            if token == "}":
                return
            if token == "{":
                self.skip_block()
                if not self.peek() == "=":
                    return
            elif token == "(":
                self.skip_block("(", ")")
            else:
                self.at += 1
                if token == ";":
                    return

    # Attributes: name → list of uses, each a list of argument texts

    def attributes(self):
        result = {}
        while self.peek() == "[":
            self.take()
            while self.peek() not in ("]", ""):
                target = ""
                if self.peek(1) == ":":
                    target = self.take() + ":"
                    self.take()
                name = self.take()
                while self.takes("."):
                    name = self.take()
                arguments = []
                if self.peek() == "(":
                    arguments = self.arguments()
                name = re.sub("Attribute$", "", name)
                result.setdefault(target + name, []).append(arguments)
                self.takes(",")
            self.take()
        return result

    def arguments(self):
        self.take()
        depth, current, result = 0, [], []
        while self.at < len(self.all):
            token = self.take()
            if token == ")" and depth == 0:
                break
            depth += (token in "([{") - (token in ")]}")
            if token == "," and depth == 0:
                result.append(" ".join(current))
                current = []
            else:
                current.append(token)
        if current:
            result.append(" ".join(current))
        return result

    # Types

    def type(self):
        if self.peek() == "(":  # a tuple
            self.skip_block("(", ")")
            return Type("ValueTuple")
        name = self.take()
        while self.peek() in ("::", "."):
            self.take()
            name = self.take()
        result = Type(name.lstrip("@"))
        if self.peek() == "<":
            self.take()
            while self.peek() not in (">", ""):
                self.attributes()
                if self.peek() in ("in", "out", "ref"):
                    self.take()
                if self.peek() in (",", ">"):
                    self.takes(",")
                    continue
                result.arguments.append(self.type())
                self.takes(",")
            self.take()
            if self.peek() == ".":  # a type nested in a generic one
                self.take()
                return self.type()
        while True:
            if self.peek() == "[" and self.peek(1) in ("]", ","):
                while self.take() != "]":
                    pass
                result.arrays += 1
            elif self.takes("*"):
                result.pointers += 1
            elif self.takes("?"):
                result.optional = True
            else:
                return result

    # Declarations

    def parse(self):
        while self.at < len(self.all):
            if not self.declaration(""):
                self.at += 1
        return self.found

    def declaration(self, outer):
        """Reads one declaration of a type or a namespace; says whether there was one."""
        start = self.at
        if self.peek() == "using" and self.peek(2) == "=":
            self.take()
            name = self.take()
            self.take()
            self.aliases[name] = self.type().name
            self.takes(";")
            return True
        if self.peek() == "namespace":
            self.take()
            name = self.take()
            while self.takes("."):
                name += "." + self.take()
            self.framework = name
            if not self.takes(";"):
                self.takes("{")
            return True
        attributes = self.attributes()
        modifiers = self.modifiers()
        kind = self.peek()
        if kind not in ("interface", "enum", "class", "struct", "delegate", "record"):
            self.at = start
            return False
        self.take()
        if kind == "delegate":
            result = self.type()
            name = self.take()
            if self.peek() == "<":
                self.skip_block("<", ">")
            method = Member("method", name, result, attributes, self.parameters())
            self.takes(";")
            self.add(kind, name, attributes, [], [method], modifiers)
            return True
        name = self.take().lstrip("@")
        if self.peek() == "<":
            self.skip_block("<", ">")
        bases = []
        if self.takes(":"):
            while self.peek() not in ("{", "where", ";", ""):
                bases.append(self.type())
                self.takes(",")
        while self.peek() not in ("{", ";", ""):
            self.take()
        if self.takes(";"):
            self.add(kind, name, attributes, bases, [], modifiers)
            return True
        self.take()
        members = self.cases() if kind == "enum" else self.members(name)
        if not (outer and kind == "enum"):
            self.add(kind, name, attributes, bases, members, modifiers)
        return True

    def add(self, kind, name, attributes, bases, members, modifiers):
        for member in members:
            member.aliases = self.aliases
        self.found.append(Declaration(kind, name, attributes, bases, members, self.framework, self.file, modifiers,
                                      self.aliases))

    def modifiers(self):
        result = set()
        while self.peek() in MODIFIERS:
            result.add(self.take())
        return result

    def cases(self):
        result = []
        while self.peek() not in ("}", ""):
            attributes = self.attributes()
            name = self.take().lstrip("@")
            value = []
            if self.takes("="):
                depth = 0
                while self.peek() and not (depth == 0 and self.peek() in (",", "}")):
                    depth += (self.peek() == "(") - (self.peek() == ")")
                    value.append(self.take())
            self.takes(",")
            result.append(Member("case", name, Type(" ".join(value)), attributes))
        self.take()
        return result

    def members(self, owner):
        result = []
        while self.peek() not in ("}", ""):
            before = self.at
            if self.declaration(owner):
                continue
            member = self.member(owner)
            if member:
                result.append(member)
            if self.at == before:
                self.at += 1
        self.take()
        return result

    def member(self, owner):
        attributes = self.attributes()
        modifiers = self.modifiers()
        if self.peek() in ("event", "operator", "~", "fixed"):
            self.skip_statement()
            return None
        if self.peek() == owner and self.peek(1) == "(":
            self.skip_statement()
            return None
        type = self.type()
        if self.peek() in ("operator", "this", "("):
            self.skip_statement()
            return None
        name = self.take().lstrip("@")
        while self.takes("."):  # an explicit implementation of an interface
            name = self.take()
        if self.peek() == "<":
            self.skip_block("<", ">")
        if self.peek() == "(":
            parameters = self.parameters()
            self.skip_statement()
            kind = "constructor" if name == "Constructor" else "method"
            return Member(kind, name, type, attributes, parameters, modifiers=modifiers)
        if self.peek() == "{":
            getter, setter = self.accessors()
            return Member("property", name, type, attributes, [], getter, setter, modifiers)
        kind = "property" if self.peek() == "=>" else "field"
        value, more = self.peek(1) if self.peek() == "=" else "", []
        while self.peek() == ",":
            self.take()
            more.append(self.take())
        self.skip_statement()
        member = Member(kind, name, type, attributes, modifiers=modifiers)
        member.value, member.more = value, more
        return member

    def accessors(self):
        self.take()
        found = {}
        while self.peek() not in ("}", ""):
            attributes = self.attributes()
            self.modifiers()
            word = self.take()
            found[word] = attributes
            if self.peek() == "{":
                self.skip_block()
            elif self.peek() == "=>":
                self.skip_statement()
            else:
                self.takes(";")
        self.take()
        if self.takes("="):
            self.skip_statement()
        return found.get("get"), found.get("set", found.get("init"))

    def parameters(self):
        self.take()
        result = []
        while self.peek() not in (")", ""):
            attributes = self.attributes()
            by = ""
            while self.peek() in ("ref", "out", "in", "params", "this", "scoped"):
                by = self.take()
            type = self.type()
            name = self.take().lstrip("@")
            if self.takes("="):
                depth = 0
                while self.peek() and not (depth == 0 and self.peek() in (",", ")")):
                    depth += (self.peek() in "({") - (self.peek() in ")}")
                    self.take()
            result.append(Parameter(type, name, attributes, by))
            self.takes(",")
        self.take()
        return result


def read(path, name):
    with open(path, encoding="utf-8-sig") as file:
        return Parser(file.read(), name).parse()
