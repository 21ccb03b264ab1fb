/// See [TextSelectability](https://developer.apple.com/documentation/swiftui/textselectability).
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
