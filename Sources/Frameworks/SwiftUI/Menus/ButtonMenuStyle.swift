/// See [ButtonMenuStyle](https://developer.apple.com/documentation/swiftui/buttonmenustyle).
public struct ButtonMenuStyle: FrameworkMenuStyle {
  public nonisolated init() {}
}
