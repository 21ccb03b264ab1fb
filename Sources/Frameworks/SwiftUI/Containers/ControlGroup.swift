/// See [ControlGroup](https://developer.apple.com/documentation/swiftui/controlgroup).
public struct ControlGroup<Content: View>: View {
  nonisolated(unsafe) private let configuration: ControlGroupStyleConfiguration
  nonisolated(unsafe) let content: Content
  @Environment(\.controlGroupStyle) private var style

  nonisolated private init<C: View, L: View>(_ content: C, labeled label: L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content, label: label)
    configuration = ControlGroupStyleConfiguration(
      content: .init(view: AnyView(content)), label: .init(view: AnyView(label)))
  }

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    configuration = ControlGroupStyleConfiguration(
      content: .init(view: AnyView(self.content)), label: .init(view: AnyView(EmptyView())))
  }

  /// Its label is that of the menu which a style makes of the group.
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(content(), labeled: label())
  }

  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content(), labeled: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content(), labeled: Text(title))
  }

  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content(), labeled: Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content(), labeled: Label(title, systemImage: systemImage))
  }

  public var body: some View {
    if let style {
      style.makeBody(configuration).environment(\.controlGroupStyle, nil)
    } else {
      HStack { configuration.content }
    }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.configuration = configuration
    content = configuration.content
  }
}

/// See [LabeledControlGroupContent](https://developer.apple.com/documentation/swiftui/labeledcontrolgroupcontent).
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let label: Label

  public var body: some View { content }
}
