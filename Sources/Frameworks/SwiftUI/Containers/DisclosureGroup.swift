/// See [DisclosureGroup](https://developer.apple.com/documentation/swiftui/disclosuregroup).
public struct DisclosureGroup<Label: View, Content: View>: View {
  nonisolated(unsafe) let label: Label
  let content: @MainActor () -> Content
  let isExpanded: Binding<Bool>?
  @State private var ownState = false
  @Environment(\.disclosureGroupStyle) private var style

  @preconcurrency nonisolated public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

  /// Where it is kept whether the group is open, if not by the app.
  var ownStorage: State<Bool> { _ownState }

  public var body: some View {
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init { AnyView(content()) },
        isExpanded: isExpanded ?? $ownState))
  }
}

extension DisclosureGroup where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// See [DisclosureGroupStyle](https://developer.apple.com/documentation/swiftui/disclosuregroupstyle).
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.disclosureGroupStyle, StyleBox { AnyView(style.makeBody(configuration: $0)) })
      .modifier(DisclosureGroupStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<DisclosureGroupStyleConfiguration> {
      StyleBox { AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: $0)) }
    }
  }

  var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// See [DisclosureGroupStyleConfiguration](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration).
public struct DisclosureGroupStyleConfiguration {
  /// See [Label](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [Content](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/content-swift.struct).
  public struct Content: View {
    let view: @MainActor () -> AnyView

    public var body: some View { view() }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// See [AutomaticDisclosureGroupStyle](https://developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle).
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.isExpanded
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded = !isExpanded
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").accessibilityHidden(true)
        }
      }
      .accessibilityValue(isExpanded ? "Expanded" : "Collapsed")
      if isExpanded { configuration.content }
    }
  }
}
