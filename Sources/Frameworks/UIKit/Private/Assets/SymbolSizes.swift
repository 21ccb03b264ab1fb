import Foundation

/// How large UIKit draws the symbols of the system.
enum SymbolSizes {
  private static let known: [Substring: CGSize] = {
    var sizes: [Substring: CGSize] = [:]
    var size = CGSize.zero
    for word in table.split(whereSeparator: \.isWhitespace) {
      let lengths = word.split(separator: "x")
      if lengths.count == 2, let width = Double(lengths[0]), let height = Double(lengths[1]) {
        size = CGSize(width: width / 2, height: height / 2)
      } else {
        sizes[word] = size
      }
    }
    return sizes
  }()

  /// The size beside text of the body, to half a point.
  ///
  /// A symbol that came later has that of its other variant, or of the shape it is in, or that of most.
  static func size(of name: String) -> CGSize {
    let plain = name.hasSuffix(".fill") ? name.dropLast(5) : name[...]
    let shape = plain.split(separator: ".").last { $0 == "circle" || $0 == "square" } ?? "circle"
    return known[name[...]] ?? known[plain] ?? known[plain + ".fill"] ?? known[shape] ?? CGSize(width: 20, height: 19)
  }
}
