/// See [UIKeyModifierFlags](https://developer.apple.com/documentation/uikit/uikeymodifierflags).
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// From the bits of `XCUIElement.KeyModifierFlags`, in which the first five stand in the same order.
  init(automation bits: UInt) { self.init(rawValue: Int(bits & 0x1F) << 16) }
}
