import Foundation

/// What `frame` puts around a view.
public struct _FrameModifier: LayoutModifier {
  let limits: FrameItem.Limits
  let alignment: Alignment

  func makeItem(_ child: LayoutItem) -> FrameItem { FrameItem(child: child) }

  func configure(_ item: FrameItem, _ environment: EnvironmentValues) -> Bool {
    if item.limits == limits && item.alignment == alignment { return false }
    item.limits = limits
    item.alignment = alignment
    return true
  }
}

nonisolated extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> ModifiedContent<
    Self, _FrameModifier
  > {
    modifier(
      _FrameModifier(
        limits: FrameItem.Limits(
          minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
          maxHeight: height), alignment: alignment))
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameModifier> {
    modifier(
      _FrameModifier(
        limits: FrameItem.Limits(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight), alignment: alignment))
  }
}
