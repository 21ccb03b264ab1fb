/// See [EnabledTextSelectability](https://developer.apple.com/documentation/swiftui/enabledtextselectability).
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}
