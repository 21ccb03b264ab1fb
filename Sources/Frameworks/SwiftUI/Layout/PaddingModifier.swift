import Foundation

/// What `padding` puts around a view.
public struct _PaddingModifier: LayoutModifier {
  let insets: EdgeInsets

  func makeItem(_ child: LayoutItem) -> PaddingItem { PaddingItem(child: child) }

  func configure(_ item: PaddingItem, _ environment: EnvironmentValues) -> Bool {
    if item.insets == insets { return false }
    item.insets = insets
    return true
  }
}

extension View {
  public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingModifier> {
    modifier(_PaddingModifier(insets: insets))
  }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedContent<Self, _PaddingModifier> {
    padding(EdgeInsets(edges, length ?? LayoutDefaults.padding))
  }

  public func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingModifier> { padding(.all, length) }
}
