/// See [Section](https://developer.apple.com/documentation/swiftui/section).
public struct Section<Parent: View, Content: View, Footer: View>: View {
  nonisolated(unsafe) let header: Parent
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let footer: Footer

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.footer = footer
    self.content = content()
  }

  public var body: some View {
    SectionMark()
    header.font(.footnote).foregroundColor(.secondary).modifier(SectionTextModifier())
    content
    footer.font(.footnote).foregroundColor(.secondary).modifier(SectionTextModifier())
    SectionMark()
  }
}

extension Section: ViewList {
  var listedViews: [ListedView] {
    var view = ListedView(AnyView(self), id: 0)
    view.section = ListedSection(
      header: ListedView.list(header), content: ListedView.list(content), footer: ListedView.list(footer))
    return [view]
  }
}

extension Section where Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

extension Section where Footer == EmptyView {
  /// The header has no button of its own; the binding alone says whether the rows are shown.
  nonisolated public init<C: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent
  ) where Content == C? {
    self.init(header: header(), footer: EmptyView()) { isExpanded.wrappedValue ? content() : nil }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Content == C? {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Content == C? {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
