import Foundation

/// See [ListStyle](https://developer.apple.com/documentation/swiftui/liststyle).
///
/// Styles differ in the list's colours, in how far rows keep from the sides, and in what joins the rows of a section.
@preconcurrency @MainActor
public protocol ListStyle {
  nonisolated var _look: _ListLook { get }
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

nonisolated extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._look)
      .modifier(ListStyleWriter(style: style))
  }
}

/// See [SidebarListStyle](https://developer.apple.com/documentation/swiftui/sidebarliststyle).
public struct SidebarListStyle: ListStyle {
  nonisolated public var _look: _ListLook { .insetGrouped }

  nonisolated public init() {}
}

/// See [PlainListStyle](https://developer.apple.com/documentation/swiftui/plainliststyle).
public struct PlainListStyle: ListStyle {
  nonisolated public var _look: _ListLook { .plain }

  nonisolated public init() {}
}

/// See [InsetListStyle](https://developer.apple.com/documentation/swiftui/insetliststyle).
public struct InsetListStyle: ListStyle {
  nonisolated public var _look: _ListLook { .inset }

  nonisolated public init() {}
}

/// See [DefaultListStyle](https://developer.apple.com/documentation/swiftui/defaultliststyle).
public struct DefaultListStyle: ListStyle {
  nonisolated public var _look: _ListLook { .insetGrouped }

  nonisolated public init() {}
}

/// See [GroupedListStyle](https://developer.apple.com/documentation/swiftui/groupedliststyle).
public struct GroupedListStyle: ListStyle {
  nonisolated public var _look: _ListLook { .grouped }

  nonisolated public init() {}
}

/// See [InsetGroupedListStyle](https://developer.apple.com/documentation/swiftui/insetgroupedliststyle).
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public var _look: _ListLook { .insetGrouped }

  nonisolated public init() {}
}
