import Foundation

/// The size of symbols, for the size of the text beside them.
enum SymbolMetrics {
  private static let bodySize: CGFloat = 17

  /// Whether a symbol of the system could be called so: words of small letters and digits, with dots between them.
  static func isName(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }
  }

  static func size(of name: String, for configuration: UIImage.SymbolConfiguration?) -> CGSize {
    let size = SymbolSizes.size(of: name)
    let factor = 100 / bodySize
    return self.size(
      for: configuration, drawnFor100Points: CGSize(width: size.width * factor, height: size.height * factor))
  }

  static func size(for configuration: UIImage.SymbolConfiguration?, drawnFor100Points size: CGSize) -> CGSize {
    let factor: CGFloat =
      switch configuration?.scale {
      case .small?: 0.78
      case .large?: 1.28
      default: 1
      }
    let share = (configuration?.pointSize ?? bodySize) / 100 * factor
    let pixels = Device.current.scale
    func rounded(_ length: CGFloat) -> CGFloat { (length * share * pixels).rounded() / pixels }
    return CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  /// How thick the lines of a symbol are.
  static func lineWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
    weight == .unspecified ? 1.5 : 0.5 + CGFloat(weight.rawValue) / 4
  }
}

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
