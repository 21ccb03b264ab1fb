/// See [Menu](https://developer.apple.com/documentation/swiftui/menu).
public struct Menu<Label: View, Content: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  /// What a tap does; without it, a tap opens the menu.
  let primaryAction: (@MainActor () -> Void)?
  @State private var handle = MenuHandle()
  @Environment(\.menuStyle) private var style

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  @preconcurrency nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    let handle = handle
    if let style {
      style.makeBody(
        MenuStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), primaryAction: primaryAction)
      ).environment(\.menuStyle, nil)
    } else if let primaryAction {
      Button(action: primaryAction, label: { label })
        .modifier(MenuModifier(content: AnyView(content), handle: handle))
        .highPriorityGesture(LongPressGesture().onEnded { _ in handle.open?() })
    } else {
      Button(action: { handle.open?() }, label: { label })
        .modifier(MenuModifier(content: AnyView(content), handle: handle))
    }
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

extension Menu where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
