/// A button style of the framework itself, which only looks different.
@preconcurrency @MainActor
protocol FrameworkButtonStyle: PrimitiveButtonStyle
where Body == ModifiedContent<Button<PrimitiveButtonStyleConfiguration.Label>, _ButtonStyleModifier> {
  func look(_ configuration: ButtonStyleConfiguration) -> AnyView
}

extension FrameworkButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Body {
    Button(configuration).modifier(_ButtonStyleModifier(style: AnyButtonStyle(self) { look($0) }))
  }
}
