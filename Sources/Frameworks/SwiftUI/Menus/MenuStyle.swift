/// See [MenuStyle](https://developer.apple.com/documentation/swiftui/menustyle).
///
/// The framework's own styles look the same.
@preconcurrency @MainActor
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    let own = style is any FrameworkMenuStyle ? nil : StyleBox { AnyView(style.makeBody(configuration: $0)) }
    return environment(\.menuStyle, own)
      .modifier(MenuStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: StyleBox<MenuStyleConfiguration>? { nil } }

  /// What an app's own style makes of menus.
  var menuStyle: StyleBox<MenuStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// See [MenuStyleConfiguration](https://developer.apple.com/documentation/swiftui/menustyleconfiguration).
public struct MenuStyleConfiguration {
  /// See [MenuStyleConfiguration.Label](https://developer.apple.com/documentation/swiftui/menustyleconfiguration/label).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [MenuStyleConfiguration.Content](https://developer.apple.com/documentation/swiftui/menustyleconfiguration/content).
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// See [DefaultMenuStyle](https://developer.apple.com/documentation/swiftui/defaultmenustyle).
public struct DefaultMenuStyle: FrameworkMenuStyle {
  public nonisolated init() {}
}

/// See [ButtonMenuStyle](https://developer.apple.com/documentation/swiftui/buttonmenustyle).
public struct ButtonMenuStyle: FrameworkMenuStyle {
  public nonisolated init() {}
}

/// See [BorderlessButtonMenuStyle](https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle).
public struct BorderlessButtonMenuStyle: FrameworkMenuStyle {
  public nonisolated init() {}
}
