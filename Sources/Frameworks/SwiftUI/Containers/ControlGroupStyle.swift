/// See [ControlGroupStyle](https://developer.apple.com/documentation/swiftui/controlgroupstyle).
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

nonisolated extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.controlGroupStyle, StyleBox { AnyView(style.makeBody(configuration: $0)) })
      .modifier(ControlGroupStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: StyleBox<ControlGroupStyleConfiguration>? { nil } }

  var controlGroupStyle: StyleBox<ControlGroupStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// See [ControlGroupStyleConfiguration](https://developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration).
public struct ControlGroupStyleConfiguration {
  /// See [ControlGroupStyleConfiguration.Content](https://developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration/content-swift.struct).
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [ControlGroupStyleConfiguration.Label](https://developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let content: Content
  public let label: Label
}

/// See [PaletteControlGroupStyle](https://developer.apple.com/documentation/swiftui/palettecontrolgroupstyle).
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { HStack { configuration.content } }
}

/// See [NavigationControlGroupStyle](https://developer.apple.com/documentation/swiftui/navigationcontrolgroupstyle).
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { HStack { configuration.content } }
}

/// See [AutomaticControlGroupStyle](https://developer.apple.com/documentation/swiftui/automaticcontrolgroupstyle).
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { HStack { configuration.content } }
}

/// See [MenuControlGroupStyle](https://developer.apple.com/documentation/swiftui/menucontrolgroupstyle).
public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// See [CompactMenuControlGroupStyle](https://developer.apple.com/documentation/swiftui/compactmenucontrolgroupstyle).
///
/// The menu is one as any other.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}
