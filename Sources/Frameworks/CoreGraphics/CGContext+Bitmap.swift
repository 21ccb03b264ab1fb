import Foundation
import WindfallCore

/// Bitmaps, whose y axis points up. They become pixels when they are asked for, and only in unit tests.
extension CGContext {
  /// Stops at other than eight bits for each component.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let format = BitmapFormat(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    self.init(Bitmap(format, memory: data))
  }

  public var data: UnsafeMutableRawPointer? { bitmap?.data(of: items) }

  public var width: Int { bitmap?.format.width ?? 0 }

  public var height: Int { bitmap?.format.height ?? 0 }

  public var bytesPerRow: Int { bitmap?.format.bytesPerRow ?? 0 }

  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

  public var bitsPerPixel: Int { bitmap?.format.bitsPerPixel ?? 0 }

  public var colorSpace: CGColorSpace? { bitmap?.format.space }

  public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }

  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F) ?? .none }

  /// Nil for a context that is no bitmap.
  public func makeImage() -> CGImage? { bitmap?.image(of: items) }

  /// An image is upright where y points up, as in a bitmap, and upside down in a view's context.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    draw([Self.upright(image.displayItems(in: rect), in: rect)])
  }

  /// Items of a rectangle, turned over within it: pictures have their first row on top.
  static func upright(_ items: [DisplayItem], in rect: CGRect) -> DisplayItem {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    return .group(DisplayGroup(transform: flip, items: items))
  }

  /// With tiles, the image in the rectangle is repeated to all sides as far as clips let it be seen; where nothing is
  /// clipped, as far as a bitmap reaches.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    let tile = rect.standardized
    guard byTiling, tile.width > 0, tile.height > 0, let area = clippedArea else { return draw(image, in: rect) }
    for row in Self.places(from: area.minY, to: area.maxY, of: tile.minY, every: tile.height) {
      for column in Self.places(from: area.minX, to: area.maxX, of: tile.minX, every: tile.width) {
        draw(image, in: CGRect(origin: CGPoint(x: column, y: row), size: tile.size))
      }
    }
  }

  private static func places(
    from first: CGFloat, to last: CGFloat, of place: CGFloat, every size: CGFloat
  ) -> StrideTo<CGFloat> {
    stride(from: place + ((first - place) / size).rounded(.down) * size, to: last, by: size)
  }

  /// What can be seen at most, as things are placed now; nil where that has no end.
  var clippedArea: CGRect? {
    let whole = bitmap.map { CGRect(x: 0, y: 0, width: $0.format.width, height: $0.format.height) }
    let areas = (whole.map { [$0] } ?? []) + state.clips.map(\.boundingBox)
    guard var area = areas.first else { return nil }
    for other in areas.dropFirst() { area = area.intersection(other) }
    return area.isNull ? .zero : area.applying(state.transform.inverted())
  }
}
