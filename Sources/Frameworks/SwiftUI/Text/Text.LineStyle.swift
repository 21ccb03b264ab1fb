extension Text {
  /// See [Text.LineStyle](https://developer.apple.com/documentation/swiftui/text/linestyle).
  public struct LineStyle: Hashable, Sendable {
    /// See [Text.LineStyle.Pattern](https://developer.apple.com/documentation/swiftui/text/linestyle/pattern).
    public struct Pattern: Hashable, Sendable {
      private let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    private let pattern: Pattern
    private let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}
