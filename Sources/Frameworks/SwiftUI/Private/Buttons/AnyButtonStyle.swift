/// The button style in force.
struct AnyButtonStyle {
  /// The type of a style without fields: all its values do the same.
  let identity: ObjectIdentifier?
  let makeBody: @MainActor (ButtonStyleConfiguration) -> AnyView
  /// Of an app's primitive style, which says itself what triggers the button.
  let makePrimitiveBody: (@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)?

  init<Style>(_ style: Style, _ makeBody: @escaping @MainActor (ButtonStyleConfiguration) -> AnyView) {
    identity = MemoryLayout<Style>.size == 0 ? ObjectIdentifier(Style.self) : nil
    self.makeBody = makeBody
    makePrimitiveBody = nil
  }

  init<Style: PrimitiveButtonStyle>(primitive style: Style) {
    nonisolated(unsafe) let style = style
    identity = MemoryLayout<Style>.size == 0 ? ObjectIdentifier(Style.self) : nil
    if let framework = style as? any FrameworkButtonStyle {
      nonisolated(unsafe) let own = framework
      makeBody = { own.look($0) }
      makePrimitiveBody = nil
    } else {
      makeBody = { DefaultButtonStyle().look($0) }
      makePrimitiveBody = { AnyView(style.makeBody(configuration: $0)) }
    }
  }

  static var standard: AnyButtonStyle {
    AnyButtonStyle(DefaultButtonStyle()) { DefaultButtonStyle().look($0) }
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { .standard }
  }

  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return modifier(_ButtonStyleModifier(style: AnyButtonStyle(style) { AnyView(style.makeBody(configuration: $0)) }))
      .modifier(ButtonStyleModifier(style: style))
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(_ButtonStyleModifier(style: AnyButtonStyle(primitive: style)))
      .modifier(ButtonStyleModifier(style: style))
  }
}

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
