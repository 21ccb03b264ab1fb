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
