/// See [GlassButtonStyle](https://developer.apple.com/documentation/swiftui/glassbuttonstyle).
///
/// It looks like `.bordered`.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    BorderedButtonStyle()._makeBody(configuration)
  }
}
