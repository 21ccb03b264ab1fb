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

extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let own = style is any FrameworkMenuStyle ? nil : StyleBox { AnyView(style.makeBody(configuration: $0)) }
    return environment(\.menuStyle, own)
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
