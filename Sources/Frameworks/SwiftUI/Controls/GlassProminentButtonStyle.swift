/// See [GlassProminentButtonStyle](https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle).
///
/// It looks like `.borderedProminent`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    BorderedProminentButtonStyle()._makeBody(configuration)
  }
}
