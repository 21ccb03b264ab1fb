import Foundation

struct PaddingModifier: LayoutModifier {
  let insets: EdgeInsets

  func makeItem(_ child: LayoutItem) -> PaddingItem { PaddingItem(child: child) }

  func configure(_ item: PaddingItem, _ environment: EnvironmentValues) -> Bool {
    if item.insets == insets { return false }
    item.insets = insets
    return true
  }
}

extension View {
  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? LayoutDefaults.padding))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
