/// See [GlassButtonStyle](https://developer.apple.com/documentation/swiftui/glassbuttonstyle).
///
/// It looks like `.bordered`.
public struct GlassButtonStyle: FrameworkButtonStyle {
  public nonisolated init() {}

  func look(_ configuration: ButtonStyleConfiguration) -> AnyView {
    BorderedButtonStyle().look(configuration)
  }
}
