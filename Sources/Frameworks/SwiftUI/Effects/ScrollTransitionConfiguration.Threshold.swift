extension ScrollTransitionConfiguration {
  /// See [Threshold](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold-swift.struct).
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()

    public static func visible(_ amount: Double) -> Threshold { visible }
  }
}
