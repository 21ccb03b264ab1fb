/// See [UIWritingToolsBehavior](https://developer.apple.com/documentation/uikit/uiwritingtoolsbehavior).
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`
  case complete, limited
}

/// See [UIWritingToolsResultOptions](https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions).
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}
