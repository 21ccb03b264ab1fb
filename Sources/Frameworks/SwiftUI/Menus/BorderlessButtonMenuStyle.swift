/// See [BorderlessButtonMenuStyle](https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle).
public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
}
