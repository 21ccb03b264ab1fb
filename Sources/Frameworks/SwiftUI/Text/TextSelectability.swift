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

/// See [EnabledTextSelectability](https://developer.apple.com/documentation/swiftui/enabledtextselectability).
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// See [DisabledTextSelectability](https://developer.apple.com/documentation/swiftui/disabledtextselectability).
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}
