@_spi(Windfall) import CoreGraphics
import WindfallCore

extension CALayer {
  /// What draws the contents, in the layer's coordinates.
  var contentsItems: [DisplayItem] {
    guard let contents, let image = contents as? CGImage, contentsRect.width > 0, contentsRect.height > 0 else {
      return []
    }
    let scale = max(contentsScale, 0.001)
    let size = CGSize(
      width: CGFloat(image.width) * contentsRect.width / scale,
      height: CGFloat(image.height) * contentsRect.height / scale)
    let place = contentsGravity.contentMode.place(size, in: bounds)
    let unit = CGSize(width: place.width / contentsRect.width, height: place.height / contentsRect.height)
    let whole = CGRect(
      x: place.minX - contentsRect.minX * unit.width, y: place.minY - contentsRect.minY * unit.height,
      width: unit.width, height: unit.height)
    let items = image.displayItems(in: whole)
    return whole == place ? items : [.group(DisplayGroup(clip: .rect(place), items: items))]
  }
}
