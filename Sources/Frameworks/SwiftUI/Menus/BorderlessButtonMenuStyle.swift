/// See [BorderlessButtonMenuStyle](https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle).
public struct BorderlessButtonMenuStyle: FrameworkMenuStyle {
  public nonisolated init() {}
}
