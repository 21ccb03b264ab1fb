import Foundation
import WindfallCore

/// An image that is repeated to all sides.
struct ColorTile: Hashable, Sendable {
  let source: any ImageSource
  let size: CGSize
  /// Tells images apart.
  let identity: ObjectIdentifier

  static func == (left: ColorTile, right: ColorTile) -> Bool {
    left.identity == right.identity && left.size == right.size
  }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

@_spi(Windfall) extension CGColor {
  /// A colour that repeats an image from the origin on; where only one colour can be shown, it is a grey.
  public convenience init(tile: any ImageSource & AnyObject, size: CGSize, alpha: CGFloat) {
    let tile = ColorTile(source: tile, size: size, identity: ObjectIdentifier(tile))
    self.init(DisplayColor(red: 0.8, green: 0.8, blue: 0.8, alpha: alpha), in: .pattern, given: [alpha], tile: tile)
  }

  /// The image of a pattern.
  public var tileSource: (any ImageSource)? { tile?.source }

  /// What fills a shape with the colour.
  public func items(filling path: DisplayPath) -> [DisplayItem] {
    guard let tile, tile.size.width > 0, tile.size.height > 0 else { return [.fill(path, .color(displayColor))] }
    let area = path.boundingBox
    var items: [DisplayItem] = []
    for y in Self.places(from: area.minY, to: area.maxY, every: tile.size.height) {
      for x in Self.places(from: area.minX, to: area.maxX, every: tile.size.width) {
        items += tile.source.displayItems(in: CGRect(origin: CGPoint(x: x, y: y), size: tile.size))
      }
    }
    return [.group(DisplayGroup(opacity: displayColor.alpha, clip: path, items: items))]
  }

  private static func places(from first: CGFloat, to last: CGFloat, every size: CGFloat) -> StrideTo<CGFloat> {
    stride(from: (first / size).rounded(.down) * size, to: last, by: size)
  }
}

extension DisplayPath {
  /// The least rectangle around the shape.
  var boundingBox: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .segments(let segments), .evenOdd(let segments): CGPath(segments: segments).boundingBox
    }
  }
}
