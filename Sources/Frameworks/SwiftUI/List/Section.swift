/// See [Section](https://developer.apple.com/documentation/swiftui/section).
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows of a table are shown; where views are the content, it has them or not.
  private var isExpanded: Binding<Bool>?

  init(header: Parent, footer: Footer, holding content: Content, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.footer = footer
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, holding: content())
  }

  @MainActor public var body: some View {
    SectionMark()
    header.font(.footnote).foregroundColor(.secondary).modifier(SectionTextModifier())
    content
    footer.font(.footnote).foregroundColor(.secondary).modifier(SectionTextModifier())
    SectionMark()
  }
}

extension Section: ViewList where Parent: View, Content: View, Footer: View {
  var listedViews: [ListedView] {
    var view = ListedView(AnyView(self), id: 0)
    view.section = ListedSection(
      header: ListedView.list(header), content: ListedView.list(content), footer: ListedView.list(footer))
    return [view]
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// The header has no button of its own; the binding alone says whether the rows are shown.
  nonisolated public init<C: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent
  ) where Content == C? {
    self.init(header: header(), footer: EmptyView()) { isExpanded.wrappedValue ? content() : nil }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
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

/// The rows of a section are shown while the binding says so.
extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @MainActor public var tableRowBody: Never { fatalError("\(Self.self) has no body") }

  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
  where V == Content.TableRowValue, Footer == EmptyView {
    self.init(header: header(), footer: EmptyView(), holding: content())
  }

  nonisolated public init<V>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue, Footer == EmptyView {
    self.init(header: header(), footer: EmptyView(), holding: content(), isExpanded: isExpanded)
  }

  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == EmptyView, Footer == EmptyView {
    self.init(header: EmptyView(), footer: EmptyView(), holding: content())
  }

  nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == Text, Footer == EmptyView {
    self.init(header: Text(titleKey), footer: EmptyView(), holding: content())
  }

  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == Text, Footer == EmptyView {
    self.init(header: Text(title), footer: EmptyView(), holding: content())
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue, Parent == Text, Footer == EmptyView {
    self.init(header: Text(titleKey), footer: EmptyView(), holding: content(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue, Parent == Text, Footer == EmptyView {
    self.init(header: Text(title), footer: EmptyView(), holding: content(), isExpanded: isExpanded)
  }
}

extension Section: TableRowList where Parent: View, Content: TableRowContent, Footer: View {
  @MainActor var rowEntries: [TableRowEntry] {
    let rows = isExpanded?.wrappedValue ?? true ? content.entries : []
    return [TableRowEntry(.section(header: AnyView(header), rows: rows, footer: AnyView(footer)))]
  }
}
