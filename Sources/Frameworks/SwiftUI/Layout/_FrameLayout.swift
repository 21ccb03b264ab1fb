import Foundation

/// What `frame` with one width and height puts around a view.
public struct _FrameLayout: LayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func makeItem(_ child: LayoutItem) -> FrameItem { FrameItem(child: child) }

  func configure(_ item: FrameItem, _ environment: EnvironmentValues) -> Bool {
    item.set(
      FrameItem.Limits(
        minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height, maxHeight: height),
      alignment)
  }
}

/// What `frame` with limits puts around a view.
public struct _FlexFrameLayout: LayoutModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  func makeItem(_ child: LayoutItem) -> FrameItem { FrameItem(child: child) }

  func configure(_ item: FrameItem, _ environment: EnvironmentValues) -> Bool {
    item.set(
      FrameItem.Limits(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight), alignment)
  }
}

nonisolated extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> ModifiedContent<
    Self, _FrameLayout
  > {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FlexFrameLayout> {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
}
