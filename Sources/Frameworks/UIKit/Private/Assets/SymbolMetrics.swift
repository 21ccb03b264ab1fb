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
