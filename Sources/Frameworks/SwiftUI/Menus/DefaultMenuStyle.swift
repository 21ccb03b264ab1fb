/// See [DefaultMenuStyle](https://developer.apple.com/documentation/swiftui/defaultmenustyle).
public struct DefaultMenuStyle: FrameworkMenuStyle {
  public nonisolated init() {}
}
