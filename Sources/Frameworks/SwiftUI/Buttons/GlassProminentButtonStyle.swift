/// See [GlassProminentButtonStyle](https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle).
///
/// It looks like `.borderedProminent`.
public struct GlassProminentButtonStyle: FrameworkButtonStyle {
  public nonisolated init() {}

  func look(_ configuration: ButtonStyleConfiguration) -> AnyView {
    BorderedProminentButtonStyle().look(configuration)
  }
}
