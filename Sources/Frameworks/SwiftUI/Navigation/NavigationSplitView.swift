import Foundation

/// See [NavigationSplitView](https://developer.apple.com/documentation/swiftui/navigationsplitview).
///
/// Where the width is compact, as on an iPhone, a choice in a list opens the next column as a page.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated(unsafe) private let sidebar: Sidebar
  nonisolated(unsafe) private let content: Content?
  nonisolated(unsafe) private let detail: Detail
  private let preferred: Binding<NavigationSplitViewColumn>?
  private let visibility: Binding<NavigationSplitViewVisibility>?
  @State private var depth: Int
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.splitViewStyle) private var style

  nonisolated private init(
    sidebar: Sidebar, content: Content?, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferred: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.visibility = visibility
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.preferred = preferred
    let depth =
      switch preferred?.wrappedValue {
      case .content: content == nil ? 0 : 1
      case .detail: content == nil ? 1 : 2
      default: 0
      }
    _depth = State(initialValue: depth)
  }

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility)
  }

  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), preferred: preferredCompactColumn)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      preferred: preferredCompactColumn)
  }

  public var body: some View {
    if width == .regular {
      SplitHost(
        columns: [AnyView(sidebar)] + (content.map { [AnyView($0)] } ?? []) + [AnyView(detail)],
        visibility: visibility, style: style)
    } else {
      NavigationStack {
        sidebar.environment(\.columnOpener, opener(1))
          .navigationDestination(isPresented: isOpen(1)) { second }
      }
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
    return ColumnOpener(isOpen: isOpen, followsChoices: preferred == nil)
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility)
  }

  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), preferred: preferredCompactColumn)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
      preferred: preferredCompactColumn)
  }
}

/// See [NavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle).
///
/// A structure here. Where there is one column, it is the same in all styles.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}

/// See [NavigationSplitViewColumn](https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn).
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// See [NavigationSplitViewVisibility](https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

nonisolated extension View {
  public func navigationSplitViewStyle(
    _ style: NavigationSplitViewStyle
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<NavigationSplitViewStyle>> {
    environment(\.splitViewStyle, style)
  }

  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> ModifiedContent<Self, _SplitColumnModifier> {
    modifier(_SplitColumnModifier { $0.width = SplitColumnWidth(least: width, ideal: width, most: width) })
  }

  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> ModifiedContent<Self, _SplitColumnModifier> {
    modifier(_SplitColumnModifier { $0.width = SplitColumnWidth(least: min, ideal: ideal, most: max) })
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: NavigationSplitViewStyle { .automatic } }

  var splitViewStyle: NavigationSplitViewStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}
