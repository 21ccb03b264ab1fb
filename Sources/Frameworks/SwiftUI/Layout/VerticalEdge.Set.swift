extension VerticalEdge {
  /// See [VerticalEdge.Set](https://developer.apple.com/documentation/swiftui/verticaledge/set).
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}
