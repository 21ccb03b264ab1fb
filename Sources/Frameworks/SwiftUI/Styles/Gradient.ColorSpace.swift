extension Gradient {
  /// See [Gradient.ColorSpace](https://developer.apple.com/documentation/swiftui/gradient/colorspace).
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}
