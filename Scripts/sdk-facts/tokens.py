"""C# source as tokens, as the iOS build of the bindings sees it: conditions are decided, comments are gone."""

import re

DEFINED = {"IOS", "__IOS__", "NET", "__MOBILE__", "XAMCORE_5_0", "HAS_UIKIT", "HAS_OPENGLES", "HAS_OPENGL"}

TOKEN = re.compile(r"""
    (?P<space>\s+|//[^\n]*|/\*.*?\*/)
  | (?P<string>@?\$?@?"(?:\\.|[^"\\])*")
  | (?P<char>'(?:\\.|[^'\\])+')
  | (?P<number>0[xX][0-9a-fA-F_]+[uUlL]*|\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?[uUlLfFdDmM]*)
  | (?P<name>@?[A-Za-z_]\w*)
  | (?P<mark>=>|::|&&|\|\||==|!=|<=|>=|.)
""", re.X | re.S)


def holds(expression):
    """Whether the condition of an #if holds for iOS."""
    words = re.findall(r"\w+|&&|\|\||[()!]|==|!=", expression.split("//")[0])
    python = {"&&": "and", "||": "or", "!": "not"}
    text = " ".join(python.get(w) or (w if not re.match(r"\w", w) else str(w == "true" or w in DEFINED)) for w in words)
    return bool(eval(text, {"__builtins__": {}}))  # only True, False, operators and parentheses are left


def conditioned(source):
    """The lines that the iOS build compiles."""
    kept, stack = [], []  # a level of the stack: (this branch is active, one of them was, the outer one is)
    for line in source.split("\n"):
        mark = re.match(r"\s*#\s*(\w+)(.*)", line)
        active = all(level[0] for level in stack)
        if not mark:
            kept.append(line if active else "")
            continue
        kept.append("")
        word, rest = mark.groups()
        if word == "if":
            value = active and holds(rest)
            stack.append([value, value, active])
        elif word == "elif" and stack:
            value = stack[-1][2] and not stack[-1][1] and holds(rest)
            stack[-1][0], stack[-1][1] = value, stack[-1][1] or value
        elif word == "else" and stack:
            value = stack[-1][2] and not stack[-1][1]
            stack[-1][0], stack[-1][1] = value, True
        elif word == "endif" and stack:
            stack.pop()
    return "\n".join(kept)


def tokens(source):
    """The tokens of a source text, conditions decided, spaces and comments left out."""
    source = source.lstrip("\ufeff")
    return [m.group() for m in TOKEN.finditer(conditioned(source)) if m.lastgroup != "space"]
