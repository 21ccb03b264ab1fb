/// See [TabView](https://developer.apple.com/documentation/swiftui/tabview).
///
/// The views of all tabs are evaluated at once; they appear when their tab is chosen.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) private let selection: Binding<SelectionValue>?
  nonisolated(unsafe) private let content: Content
  @Environment(\.tabViewKind) private var kind

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    TabHost(pages: ListedView.list(content), choice: selection.map { TabChoice($0) }, kind: kind)
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// See [TabViewStyle](https://developer.apple.com/documentation/swiftui/tabviewstyle).
public protocol TabViewStyle {
  var _kind: _TabViewKind { get }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// See [DefaultTabLabel](https://developer.apple.com/documentation/swiftui/defaulttablabel).
///
/// What a tab for searches is called.
public struct DefaultTabLabel: View {
  nonisolated public init() {}

  public var body: some View { Label("Search", systemImage: "magnifyingglass") }
}

/// See [TabBarMinimizeBehavior](https://developer.apple.com/documentation/swiftui/tabbarminimizebehavior).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// See [DefaultTabViewStyle](https://developer.apple.com/documentation/swiftui/defaulttabviewstyle).
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}

  public var _kind: _TabViewKind { .bar }
}

/// See [GroupedTabViewStyle](https://developer.apple.com/documentation/swiftui/groupedtabviewstyle).
///
/// A bar, as on an iPhone.
public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}

  public var _kind: _TabViewKind { .bar }
}

/// See [PageTabViewStyle](https://developer.apple.com/documentation/swiftui/pagetabviewstyle).
public struct PageTabViewStyle: TabViewStyle {
  /// See [IndexDisplayMode](https://developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode).
  public struct IndexDisplayMode: Sendable {
    private enum Backing {
      case automatic, always, never
    }

    private let backing: Backing
    var showsIndex: Bool { backing != .never }

    public static let automatic = IndexDisplayMode(backing: .automatic)
    public static let always = IndexDisplayMode(backing: .always)
    public static let never = IndexDisplayMode(backing: .never)
  }

  let indexDisplayMode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  public var _kind: _TabViewKind { .pages(showsIndex: indexDisplayMode.showsIndex) }
}

/// See [SidebarAdaptableTabViewStyle](https://developer.apple.com/documentation/swiftui/sidebaradaptabletabviewstyle).
///
/// A bar, as on an iPhone.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}

  public var _kind: _TabViewKind { .bar }
}

/// See [TabBarOnlyTabViewStyle](https://developer.apple.com/documentation/swiftui/tabbaronlytabviewstyle).
///
/// A bar, as on an iPhone.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}

  public var _kind: _TabViewKind { .bar }
}
