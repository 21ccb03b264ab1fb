import Foundation

/// Something that stands in a text as a character does. What it draws is equal only to itself.
public struct TextPicture: Hashable, Sendable {
  public var size: CGSize
  /// How far its bottom lies above the baseline of the line.
  public var offset: CGFloat
  /// In a box of its size whose top is at zero.
  let group: DisplayGroup
  /// How much larger or smaller than said it is shown.
  var scale: CGFloat = 1

  public init(size: CGSize, offset: CGFloat = 0, items: [DisplayItem]) {
    self.size = size
    self.offset = offset
    group = DisplayGroup(items: items)
  }

  var shownSize: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }

  var shownOffset: CGFloat { offset * scale }

  /// What draws the picture with its leading end at a point of a baseline.
  func displayItem(at point: CGPoint) -> DisplayItem {
    let top = point.y - shownOffset - shownSize.height
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: point.x, ty: top)
    return .group(DisplayGroup(transform: transform, items: group.items))
  }

  public static func == (left: TextPicture, right: TextPicture) -> Bool {
    left.size == right.size && left.offset == right.offset && left.scale == right.scale && left.group === right.group
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(group)) }
}
