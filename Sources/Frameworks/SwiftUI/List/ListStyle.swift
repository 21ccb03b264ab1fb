import Foundation

/// See [ListStyle](https://developer.apple.com/documentation/swiftui/liststyle).
///
/// Styles differ in the list's colours, in how far rows keep from the sides, and in what joins the rows of a section.
@preconcurrency @MainActor
public protocol ListStyle {
  var _look: _ListLook { get }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentWriter<_ListLook>> {
    environment(\.listLook, style._look)
  }
}

/// See [SidebarListStyle](https://developer.apple.com/documentation/swiftui/sidebarliststyle).
public struct SidebarListStyle: ListStyle {
  public var _look: _ListLook { .insetGrouped }

  public init() {}
}

/// See [PlainListStyle](https://developer.apple.com/documentation/swiftui/plainliststyle).
public struct PlainListStyle: ListStyle {
  public var _look: _ListLook { .plain }

  public init() {}
}

/// See [InsetListStyle](https://developer.apple.com/documentation/swiftui/insetliststyle).
public struct InsetListStyle: ListStyle {
  public var _look: _ListLook { .inset }

  public init() {}
}

/// See [DefaultListStyle](https://developer.apple.com/documentation/swiftui/defaultliststyle).
public struct DefaultListStyle: ListStyle {
  public var _look: _ListLook { .insetGrouped }

  public init() {}
}

/// See [GroupedListStyle](https://developer.apple.com/documentation/swiftui/groupedliststyle).
public struct GroupedListStyle: ListStyle {
  public var _look: _ListLook { .grouped }

  public init() {}
}

/// See [InsetGroupedListStyle](https://developer.apple.com/documentation/swiftui/insetgroupedliststyle).
public struct InsetGroupedListStyle: ListStyle {
  public var _look: _ListLook { .insetGrouped }

  public init() {}
}
