import Foundation

/// There is one column on every device, as wide as the screen.
extension View {
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }

  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }

  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
}
