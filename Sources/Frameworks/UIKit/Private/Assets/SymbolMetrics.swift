/// The size of symbols: that of most of the system's, for the size of the text beside them.
enum SymbolMetrics {
  private static let bodySize: CGFloat = 17
  /// The side of a symbol beside text of the body's size.
  private static let bodySide: CGFloat = 20

  /// Whether a symbol of the system could be called so: words of small letters and digits, with dots between them.
  static func isName(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }
  }

  static func size(for configuration: UIImage.SymbolConfiguration?) -> CGSize {
    let side = bodySide / bodySize * 100
    return size(for: configuration, drawnFor100Points: CGSize(width: side, height: side))
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
