import Foundation

/// See [ListStyle](https://developer.apple.com/documentation/swiftui/liststyle).
///
/// Styles differ in how far rows keep from the sides.
@preconcurrency @MainActor
public protocol ListStyle {
  var _margin: CGFloat { get }
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
  public func listStyle<S: ListStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentWriter<CGFloat>> {
    environment(\.listMargin, style._margin)
  }
}
