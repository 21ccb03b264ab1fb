import Foundation

/// All that one screen shows, ready to be drawn.
public struct DisplayList: Sendable {
  /// In points.
  public var size: CGSize
  /// Pixels in a point.
  public var scale: CGFloat
  public var background: DisplayColor
  public var root: DisplayGroup

  public init(size: CGSize, scale: CGFloat, background: DisplayColor, root: DisplayGroup) {
    self.size = size
    self.scale = scale
    self.background = background
    self.root = root
  }
}

extension DisplayList {
  /// The screen that is not there.
  public static let empty = DisplayList(size: .zero, scale: 1, background: .clear, root: DisplayGroup(items: []))

  /// The part inside a rectangle, which may be partly off the screen.
  public func cropped(to area: CGRect) -> DisplayList {
    let area = area.intersection(CGRect(origin: .zero, size: size))
    guard !area.isNull, !area.isEmpty else { return .empty }
    let offset = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    return DisplayList(
      size: area.size, scale: scale, background: background,
      root: DisplayGroup(transform: offset, items: [.group(root)]))
  }
}
