#!/usr/bin/python3
"""Write the glyph advances of Inter's faces as Swift source.

usage: generate-font-advances.py [OUTPUT]

Needs python3-fonttools and fonts-inter. OUTPUT is by default the file in the source tree; "-" prints.
WINDFALL_FONTS names the folder of the fonts where it is not Debian's.
"""

import os
import sys

from fontTools.ttLib import TTFont

FONTS = os.environ.get("WINDFALL_FONTS", "/usr/share/fonts/opentype/inter")
OUTPUT = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "../Sources/WindfallCore/Text/Generated/InterAdvances.swift")

WEIGHTS = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]

# Two digits in this base hold the widest advance.
BASE = 90


def face_names():
    for weight in WEIGHTS:
        yield f"Inter-{weight}.otf"
        yield "Inter-Italic.otf" if weight == "Regular" else f"Inter-{weight}Italic.otf"


def is_wanted(code):
    """Whether text may contain the code point: no private use, nothing beyond the basic plane."""
    return code < 0xE000 or 0xF900 <= code <= 0xFFFF


def digit(value):
    """A printable character from # to ~, without the backslash."""
    code = value + 35
    return chr(code + 1 if code >= 92 else code)


def ranges(codes):
    found = []
    for index, code in enumerate(codes):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code, index])
    return found


def wrapped(items, width, separator):
    line = ""
    for item in items:
        added = line + separator + item if line else item
        if len(added) > width:
            yield line
            line = item
        else:
            line = added
    yield line


def read(name):
    font = TTFont(os.path.join(FONTS, name))
    head, hhea, os2 = font["head"], font["hhea"], font["OS/2"]
    metrics = (head.unitsPerEm, hhea.ascent, hhea.descent, hhea.lineGap, os2.sCapHeight, os2.sxHeight)
    widths = font["hmtx"]
    return metrics, {code: widths[glyph][0] for code, glyph in font.getBestCmap().items()}


def main():
    faces = [read(name) for name in face_names()]
    metrics = faces[0][0]
    codes = sorted(code for code in faces[0][1] if is_wanted(code))
    for other_metrics, advances in faces:
        if other_metrics != metrics or any(code not in advances for code in codes):
            sys.exit("the faces of Inter differ in their metrics or characters")
    table = ranges(codes)
    if table[0] != [0x20, 0x7E, 0]:
        sys.exit("the first characters of Inter are not those of ASCII")
    out = []
    out.append("// swift-format-ignore-file")
    out.append("// Written by Scripts/generate-font-advances.py from the Inter font; run it again to change this file.")
    out.append("")
    out.append("/// How far the glyphs of Inter's faces advance, in font units.")
    out.append("enum InterAdvances {")
    names = ("unitsPerEm", "ascender", "descender", "lineGap", "capHeight", "xHeight")
    for name, value in zip(names, metrics):
        out.append(f"  static let {name} = {value}")
    out.append("")
    out.append("  /// How many characters each face has.")
    out.append(f"  static let characterCount = {len(codes)}")
    out.append("")
    out.append("  /// The characters in ascending order: first and last of a range, and the index of the first.")
    out.append("  static let ranges: [UInt16] = [")
    numbers = [f"{first}, {last}, {index}," for first, last, index in table]
    out.extend("    " + line for line in wrapped(numbers, 112, " "))
    out.append("  ]")
    out.append("")
    out.append(f"  /// Two digits of base {BASE} for each character, from `#` to `~` without the backslash; upright and italic")
    out.append("  /// of every weight in turn. A static string costs neither compile time nor work at start-up.")
    out.append('  static var digits: StaticString {')
    out.append('    """')
    for _, advances in faces:
        text = (digit(advances[code] // BASE) + digit(advances[code] % BASE) for code in codes)
        out.extend("    " + line + "\\" for line in wrapped(text, 114, ""))
    out[-1] = out[-1][:-1]
    out.append('    """')
    out.append("  }")
    out.append("}")
    source = "\n".join(out) + "\n"
    output = sys.argv[1] if len(sys.argv) > 1 else OUTPUT
    if output == "-":
        sys.stdout.write(source)
        return
    with open(output, "w", encoding="utf-8") as file:
        file.write(source)


main()
