/// See [LabelStyle](https://developer.apple.com/documentation/swiftui/labelstyle).
@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.labelStyle, StyleBox { AnyView(style.makeBody(configuration: $0)) })
      .modifier(LabelStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabelStyleConfiguration> {
      StyleBox { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
    }
  }

  var labelStyle: StyleBox<LabelStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// See [LabelStyleConfiguration](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration).
public struct LabelStyleConfiguration {
  /// See [Title](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration/title-swift.struct).
  public struct Title: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [Icon](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration/icon-swift.struct).
  public struct Icon: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let title: Title
  public let icon: Icon
}

/// See [TitleOnlyLabelStyle](https://developer.apple.com/documentation/swiftui/titleonlylabelstyle).
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// See [IconOnlyLabelStyle](https://developer.apple.com/documentation/swiftui/icononlylabelstyle).
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// See [DefaultLabelStyle](https://developer.apple.com/documentation/swiftui/defaultlabelstyle).
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// See [TitleAndIconLabelStyle](https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle).
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}
