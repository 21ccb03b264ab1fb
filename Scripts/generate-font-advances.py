#!/usr/bin/python3
"""Write the glyph advances of the fonts that text is measured in as Swift source.

usage: generate-font-advances.py [FOLDER]

Needs python3-fonttools, fonts-inter, fonts-vollkorn, fonts-quicksand and fonts-jetbrains-mono. FOLDER is by default the
one in the source tree. All lengths are in the font units of Inter.
"""

import os
import sys

from fontTools.ttLib import TTFont

FONTS = "/usr/share/fonts"
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Sources/WindfallCore/Text/Generated")

WEIGHTS = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]

# Letters of Europe, punctuation, currencies and arrows; what else a text has is measured in Inter.
COMMON = [(0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x22FF)]

UNITS = 2816

# Two digits in this base hold the widest advance.
BASE = 90


def face_path(family, weight, italic):
    """The file of a face; None where the family lacks it."""
    folder, kind = {
        "Inter": ("opentype/inter", "otf"),
        "Vollkorn": ("truetype/vollkorn", "ttf"),
        "Quicksand": ("truetype/quicksand", "ttf"),
        "JetBrainsMono": ("truetype/jetbrains-mono", "ttf"),
    }[family]
    style = ("" if weight == "Regular" and italic else weight) + ("Italic" if italic else "")
    path = os.path.join(FONTS, folder, f"{family}-{style}.{kind}")
    return path if os.path.exists(path) else None


def nearest(family, weight, italic):
    """The file of the face that is next to a weight, heavier ones first; upright where nothing is slanted."""
    index = WEIGHTS.index(weight)
    for distance in range(len(WEIGHTS)):
        for candidate in (index + distance, index - distance):
            if 0 <= candidate < len(WEIGHTS):
                path = face_path(family, WEIGHTS[candidate], italic)
                if path:
                    return path
    if italic:
        return nearest(family, weight, False)
    sys.exit(f"there is no font {family}; install its package")


def is_wanted(code, limits):
    """Whether text may contain the code point: no private use, nothing beyond the basic plane."""
    if limits:
        return any(first <= code <= last for first, last in limits)
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


def read(path):
    font = TTFont(path)
    head, hhea, os2 = font["head"], font["hhea"], font["OS/2"]
    metrics = (head.unitsPerEm, hhea.ascent, hhea.descent, hhea.lineGap, os2.sCapHeight, os2.sxHeight)
    widths = font["hmtx"]
    units = head.unitsPerEm
    advances = {code: round(widths[glyph][0] * UNITS / units) for code, glyph in font.getBestCmap().items()}
    return metrics, advances


def write(folder, family, limits, with_metrics):
    """Writes the file of a family whose faces differ in their widths."""
    chosen = [nearest(family, weight, italic) for weight in WEIGHTS for italic in (False, True)]
    paths = list(dict.fromkeys(chosen))
    faces = [read(path) for path in paths]
    shared = set.intersection(*(set(advances) for _, advances in faces))
    codes = sorted(code for code in shared if is_wanted(code, limits))
    table = ranges(codes)
    if table[0] != [0x20, 0x7E, 0]:
        sys.exit(f"the first characters of {family} are not those of ASCII")
    name = f"{family}Advances"
    out = []
    out.append("// swift-format-ignore-file")
    out.append(f"// Written by Scripts/generate-font-advances.py from the font {family}; run it again to change this file.")
    out.append("")
    out.append(f"/// How far the glyphs of {family}'s faces advance, in the font units of Inter.")
    out.append(f"enum {name} {{")
    if with_metrics:
        metrics = faces[0][0]
        if any(other != metrics for other, _ in faces):
            sys.exit(f"the faces of {family} differ in their metrics")
        names = ("unitsPerEm", "ascender", "descender", "lineGap", "capHeight", "xHeight")
        for label, value in zip(names, metrics):
            out.append(f"  static let {label} = {value}")
        out.append("")
    out.append("  /// How many characters each face has.")
    out.append(f"  static let characterCount = {len(codes)}")
    out.append("")
    out.append("  /// Which face stands for each weight, upright and italic in turn.")
    out.append(f"  static let faces: [UInt8] = [{', '.join(str(paths.index(path)) for path in chosen)}]")
    out.append("")
    out.append("  /// The characters in ascending order: first and last of a range, and the index of the first.")
    out.append("  static let ranges: [UInt16] = [")
    numbers = [f"{first}, {last}, {index}," for first, last, index in table]
    out.extend("    " + line for line in wrapped(numbers, 112, " "))
    out.append("  ]")
    out.append("")
    out.append(f"  /// Two digits of base {BASE} for each character, from `#` to `~` without the backslash, of one face after the")
    out.append("  /// other. A static string costs neither compile time nor work at start-up.")
    out.append('  static var digits: StaticString {')
    out.append('    """')
    for _, advances in faces:
        text = (digit(advances[code] // BASE) + digit(advances[code] % BASE) for code in codes)
        out.extend("    " + line + "\\" for line in wrapped(text, 114, ""))
    out[-1] = out[-1][:-1]
    out.append('    """')
    out.append("  }")
    out.append("}")
    save(folder, name, out)


def write_monospaced(folder, family):
    """Writes the file of a family whose glyphs are all of one width."""
    paths = dict.fromkeys(nearest(family, weight, italic) for weight in WEIGHTS for italic in (False, True))
    widths = set()
    for path in paths:
        advances = read(path)[1]
        widths |= {advances[code] for code in range(0x20, 0x7F)}
    if len(widths) != 1:
        sys.exit(f"the letters of {family} differ in their widths: {sorted(widths)}")
    name = f"{family}Advances"
    out = []
    out.append(f"// Written by Scripts/generate-font-advances.py from the font {family}; run it again to change this file.")
    out.append("")
    out.append(f"/// How far the glyphs of {family}'s faces advance, in the font units of Inter.")
    out.append(f"enum {name} {{")
    out.append(f"  static let every = {widths.pop()}")
    out.append("}")
    save(folder, name, out)


def save(folder, name, lines):
    with open(os.path.join(folder, name + ".swift"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else FOLDER
    write(folder, "Inter", None, True)
    write(folder, "Vollkorn", COMMON, False)
    write(folder, "Quicksand", COMMON, False)
    write_monospaced(folder, "JetBrainsMono")


main()
