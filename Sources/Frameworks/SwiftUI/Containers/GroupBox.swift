import UIKit

/// See [GroupBox](https://developer.apple.com/documentation/swiftui/groupbox).
public struct GroupBox<Label: View, Content: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: Content
  @Environment(\.groupBoxStyle) private var style

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public var body: some View {
    style.makeBody(
      GroupBoxStyleConfiguration(label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// See [GroupBoxStyle](https://developer.apple.com/documentation/swiftui/groupboxstyle).
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.groupBoxStyle, StyleBox { AnyView(style.makeBody(configuration: $0)) })
      .modifier(GroupBoxStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GroupBoxStyleConfiguration> {
      StyleBox { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) }
    }
  }

  var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// See [GroupBoxStyleConfiguration](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration).
public struct GroupBoxStyleConfiguration {
  /// See [Label](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [Content](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/content-swift.struct).
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: Label
  public let content: Content
}

/// See [DefaultGroupBoxStyle](https://developer.apple.com/documentation/swiftui/defaultgroupboxstyle).
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}
