import Foundation
import WindfallCore

/// Lines in a square of 1 by 1, written as in SVG: `M` moves, `L` draws a line, `C` a curve, `O` a circle by its centre
/// and radius, and `Z` closes.
struct SymbolOutline {
  private let text: String
  /// Whether it keeps no proportions of its own.
  let isFree: Bool

  static let slash = SymbolOutline(text: "M.05 .05 L.95 .95", isFree: false)

  static func named(_ name: String) -> SymbolOutline? {
    let name = aliases[name] ?? name
    return table[name].map { SymbolOutline(text: $0, isFree: name.hasPrefix("chevron.") || name == "minus") }
  }

  func segments(in rect: CGRect) -> [DisplayPath.Segment] {
    var segments: [DisplayPath.Segment] = []
    var scanner = Substring(text)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    while let command = scanner.popFirst() {
      let end = scanner.firstIndex(where: \.isLetter) ?? scanner.endIndex
      let numbers = scanner[..<end].split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
      scanner = scanner[end...]
      switch (command, numbers.count) {
      case ("M", 2): segments.append(.move(point(numbers[0], numbers[1])))
      case ("L", 2): segments.append(.line(point(numbers[0], numbers[1])))
      case ("C", 6):
        segments.append(
          .curve(
            to: point(numbers[4], numbers[5]), control1: point(numbers[0], numbers[1]),
            control2: point(numbers[2], numbers[3])))
      case ("O", 3):
        segments += circle(point(numbers[0], numbers[1]), numbers[2] * rect.width, numbers[2] * rect.height)
      default: segments.append(.close)
      }
    }
    return segments
  }

  private func circle(_ centre: CGPoint, _ width: CGFloat, _ height: CGFloat) -> [DisplayPath.Segment] {
    // How far the handles of a quarter of a circle reach.
    let reach: CGFloat = 0.5523
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: centre.x + x * width, y: centre.y + y * height) }
    return [
      .move(point(1, 0)), .curve(to: point(0, 1), control1: point(1, reach), control2: point(reach, 1)),
      .curve(to: point(-1, 0), control1: point(-reach, 1), control2: point(-1, reach)),
      .curve(to: point(0, -1), control1: point(-1, -reach), control2: point(-reach, -1)),
      .curve(to: point(1, 0), control1: point(reach, -1), control2: point(1, -reach)), .close,
    ]
  }

  private static let aliases = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
    "arrow.backward": "arrow.left",
  ]

  static let table = [
    "plus": "M.5 .05 L.5 .95 M.05 .5 L.95 .5",
    "minus": "M0 .5 L1 .5",
    "multiply": "M.1 .1 L.9 .9 M.9 .1 L.1 .9",
    "xmark": "M.08 .08 L.92 .92 M.92 .08 L.08 .92",
    "checkmark": "M.05 .55 L.37 .92 L.95 .08",
    "equal": "M.05 .33 L.95 .33 M.05 .67 L.95 .67",
    "divide": "M.05 .5 L.95 .5 O.5 .18 .06 O.5 .82 .06",
    "chevron.left": "M1 0 L0 .5 L1 1",
    "chevron.right": "M0 0 L1 .5 L0 1",
    "chevron.up": "M0 1 L.5 0 L1 1",
    "chevron.down": "M0 0 L.5 1 L1 0",
    "chevron.up.chevron.down": "M0 .32 L.5 0 L1 .32 M0 .68 L.5 1 L1 .68",
    "arrow.left": "M.95 .5 L.05 .5 M.42 .12 L.05 .5 L.42 .88",
    "arrow.right": "M.05 .5 L.95 .5 M.58 .12 L.95 .5 L.58 .88",
    "arrow.up": "M.5 .95 L.5 .05 M.12 .42 L.5 .05 L.88 .42",
    "arrow.down": "M.5 .05 L.5 .95 M.12 .58 L.5 .95 L.88 .58",
    "arrow.up.right": "M.1 .9 L.9 .1 M.3 .1 L.9 .1 L.9 .7",
    "arrow.clockwise": "M.78 .2 C.46 -.12 .02 .14 .06 .55 C.1 .95 .62 1.1 .86 .76 M.8 0 L.8 .24 L.56 .24",
    "arrow.counterclockwise": "M.22 .2 C.54 -.12 .98 .14 .94 .55 C.9 .95 .38 1.1 .14 .76 M.2 0 L.2 .24 L.44 .24",
    "magnifyingglass": "O.4 .4 .34 M.65 .65 L.95 .95",
    "ellipsis": "O.1 .5 .05 O.5 .5 .05 O.9 .5 .05",
    "line.3.horizontal": "M.05 .2 L.95 .2 M.05 .5 L.95 .5 M.05 .8 L.95 .8",
    "list.bullet": "O.08 .2 .04 O.08 .5 .04 O.08 .8 .04 M.3 .2 L.95 .2 M.3 .5 L.95 .5 M.3 .8 L.95 .8",
    "circle": "O.5 .5 .48",
    "square": "M.12 .05 L.88 .05 C.93 .05 .95 .07 .95 .12 L.95 .88 C.95 .93 .93 .95 .88 .95 L.12 .95 C.07 .95 .05 .93 "
      + ".05 .88 L.05 .12 C.05 .07 .07 .05 .12 .05 Z",
    "triangle": "M.5 .08 L.96 .9 L.04 .9 Z",
    "star": "M.5 .03 L.63 .37 L.98 .38 L.7 .6 L.8 .95 L.5 .75 L.2 .95 L.3 .6 L.02 .38 L.37 .37 Z",
    "heart": "M.5 .93 C.1 .62 .02 .48 .02 .32 C.02 .02 .4 0 .5 .26 C.6 0 .98 .02 .98 .32 C.98 .48 .9 .62 .5 .93 Z",
    "house": "M.02 .5 L.5 .07 L.98 .5 M.14 .42 L.14 .93 L.86 .93 L.86 .42 M.4 .93 L.4 .62 L.6 .62 L.6 .93",
    "person": "O.5 .28 .22 M.06 .95 C.06 .5 .94 .5 .94 .95 Z",
    "person.2": "O.36 .32 .18 M0 .9 C0 .54 .72 .54 .72 .9 Z O.74 .36 .14 M.8 .62 C.94 .64 1 .74 1 .88",
    "trash": "M.08 .18 L.92 .18 M.36 .18 L.38 .06 L.62 .06 L.64 .18 M.18 .18 L.24 .96 L.76 .96 L.82 .18",
    "pencil": "M.08 .92 L.14 .68 L.74 .08 L.92 .26 L.32 .86 Z",
    "gear": "O.5 .5 .3 O.5 .5 .12 M.5 .02 L.5 .2 M.5 .8 L.5 .98 M.02 .5 L.2 .5 M.8 .5 L.98 .5 M.16 .16 L.29 .29 "
      + "M.71 .71 L.84 .84 M.84 .16 L.71 .29 M.29 .71 L.16 .84",
    "gearshape": "O.5 .5 .36 O.5 .5 .13 M.5 .02 L.5 .14 M.5 .86 L.5 .98 M.02 .5 L.14 .5 M.86 .5 L.98 .5 "
      + "M.16 .16 L.25 .25 M.75 .75 L.84 .84 M.84 .16 L.75 .25 M.25 .75 L.16 .84",
    "info": "O.5 .14 .05 M.36 .4 L.52 .4 L.52 .9 M.34 .9 L.7 .9",
    "questionmark": "M.25 .25 C.3 -.05 .8 0 .76 .3 C.74 .48 .5 .46 .5 .68 O.5 .93 .04",
    "exclamationmark": "M.5 .05 L.5 .65 O.5 .92 .05",
    "exclamationmark.triangle": "M.5 .06 L.97 .92 L.03 .92 Z M.5 .36 L.5 .64 O.5 .78 .02",
    "bell": "M.1 .74 C.26 .6 .14 .1 .5 .1 C.86 .1 .74 .6 .9 .74 Z M.4 .86 C.42 .98 .58 .98 .6 .86",
    "envelope": "M.03 .18 L.97 .18 L.97 .84 L.03 .84 Z M.03 .2 L.5 .58 L.97 .2",
    "cart": "M.02 .1 L.18 .1 L.3 .66 L.86 .66 L.96 .24 L.21 .24 O.38 .86 .07 O.78 .86 .07",
    "eye": "M.02 .5 C.25 .1 .75 .1 .98 .5 C.75 .9 .25 .9 .02 .5 Z O.5 .5 .15",
    "play": "M.15 .06 L.92 .5 L.15 .94 Z",
    "pause": "M.16 .08 L.36 .08 L.36 .92 L.16 .92 Z M.64 .08 L.84 .08 L.84 .92 L.64 .92 Z",
    "stop": "M.1 .1 L.9 .1 L.9 .9 L.1 .9 Z",
    "bookmark": "M.22 .04 L.78 .04 L.78 .96 L.5 .7 L.22 .96 Z",
    "lock": "M.16 .45 L.84 .45 L.84 .95 L.16 .95 Z M.3 .45 L.3 .26 C.3 0 .7 0 .7 .26 L.7 .45",
    "photo": "M.03 .12 L.97 .12 L.97 .88 L.03 .88 Z M.05 .8 L.34 .46 L.56 .7 L.7 .56 L.95 .8 O.68 .32 .08",
    "camera": "M.03 .24 L.28 .24 L.36 .1 L.64 .1 L.72 .24 L.97 .24 L.97 .88 L.03 .88 Z O.5 .55 .2",
    "calendar": "M.05 .12 L.95 .12 L.95 .95 L.05 .95 Z M.05 .34 L.95 .34 M.28 .02 L.28 .18 M.72 .02 L.72 .18",
    "clock": "O.5 .5 .47 M.5 .2 L.5 .52 L.28 .58",
    "globe": "O.5 .5 .47 M.03 .5 L.97 .5 M.5 .03 C.2 .3 .2 .7 .5 .97 C.8 .7 .8 .3 .5 .03",
    "paperplane": "M.03 .4 L.97 .03 L.6 .97 L.44 .56 Z M.44 .56 L.97 .03",
    "sun.max": "O.5 .5 .22 M.5 .02 L.5 .14 M.5 .86 L.5 .98 M.02 .5 L.14 .5 M.86 .5 L.98 .5 M.16 .16 L.25 .25 "
      + "M.75 .75 L.84 .84 M.84 .16 L.75 .25 M.25 .75 L.16 .84",
    "moon": "M.62 .04 C.3 .3 .36 .84 .94 .7 C.7 1.06 .06 1 .06 .5 C.06 .2 .3 .02 .62 .04 Z",
    "cloud": "M.26 .82 C-.06 .82 -.04 .42 .22 .42 C.26 .1 .72 .1 .76 .4 C1.06 .4 1.06 .82 .76 .82 Z",
    "square.and.arrow.up":
      "M.32 .38 L.14 .38 L.14 .97 L.86 .97 L.86 .38 L.68 .38 M.5 .66 L.5 .03 M.32 .2 L.5 .03 L.68 .2",
    "square.and.arrow.down":
      "M.32 .38 L.14 .38 L.14 .97 L.86 .97 L.86 .38 L.68 .38 M.5 .03 L.5 .68 M.32 .5 L.5 .68 L.68 .5",
    "square.and.pencil": "M.56 .12 L.06 .12 L.06 .94 L.88 .94 L.88 .44 M.34 .66 L.4 .46 L.84 .03 L.97 .16 L.54 .6 Z",
    "folder": "M.03 .16 L.4 .16 L.5 .28 L.97 .28 L.97 .88 L.03 .88 Z",
    "doc": "M.16 .03 L.6 .03 L.86 .3 L.86 .97 L.16 .97 Z M.58 .03 L.58 .32 L.86 .32",
    "book": "M.5 .2 C.36 .08 .16 .08 .03 .14 L.03 .86 C.16 .8 .36 .8 .5 .92 C.64 .8 .84 .8 .97 .86 L.97 .14 "
      + "C.84 .08 .64 .08 .5 .2 Z M.5 .2 L.5 .92",
    "flag": "M.15 .97 L.15 .06 M.15 .08 L.9 .08 L.72 .32 L.9 .56 L.15 .56",
    "bolt": "M.58 .02 L.16 .58 L.46 .58 L.4 .98 L.84 .4 L.52 .4 Z",
    "tag": "M.05 .05 L.48 .05 L.96 .53 L.53 .96 L.05 .48 Z O.26 .26 .06",
  ]
}
