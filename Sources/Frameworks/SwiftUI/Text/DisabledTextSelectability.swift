/// See [DisabledTextSelectability](https://developer.apple.com/documentation/swiftui/disabledtextselectability).
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}
