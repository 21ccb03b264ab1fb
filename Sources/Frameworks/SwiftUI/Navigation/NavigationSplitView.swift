/// See [NavigationSplitView](https://developer.apple.com/documentation/swiftui/navigationsplitview).
///
/// There is one column on every device, as on an iPhone: a choice in a list opens the next column as a page.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let preferred: Binding<NavigationSplitViewColumn>?
  @State private var depth: Int

  private init(
    sidebar: Sidebar, content: Content?, detail: Detail, preferred: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.preferred = preferred
    switch preferred?.wrappedValue {
    case .content: depth = content == nil ? 0 : 1
    case .detail: depth = content == nil ? 1 : 2
    default: depth = 0
    }
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), preferred: preferredCompactColumn)
  }

  public var body: some View {
    NavigationStack {
      sidebar.environment(\.columnOpener, opener(1))
        .navigationDestination(isPresented: isOpen(1)) { second }
    }
  }

  @ViewBuilder private var second: some View {
    if let content {
      content.environment(\.columnOpener, opener(2))
        .navigationDestination(isPresented: isOpen(2)) { detail.environment(\.columnOpener, nil) }
    } else {
      detail.environment(\.columnOpener, nil)
    }
  }

  private func isOpen(_ column: Int) -> Binding<Bool> {
    Binding {
      depth >= column
    } set: {
      depth = $0 ? max(depth, column) : min(depth, column - 1)
      preferred?.wrappedValue = depth == 0 ? .sidebar : depth == 1 && content != nil ? .content : .detail
    }
  }

  private func opener(_ column: Int) -> ColumnOpener {
    let isOpen = isOpen(column)
    return ColumnOpener(isOpen: isOpen)
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), preferred: preferredCompactColumn)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), preferred: preferredCompactColumn)
  }
}
