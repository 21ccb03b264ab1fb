import CCairo
import Foundation

/// The blurred outline of a layer.
struct ShadowMask {
  /// How opaque the shadow is.
  let image: ImageSurface
  /// Where the image belongs, in pixels of the canvas.
  let x: CGFloat
  let y: CGFloat

  /// Nil where the layer is empty.
  init?(of layer: OpaquePointer, deviation: CGFloat) throws {
    cairo_surface_flush(layer)
    guard cairo_surface_get_type(layer) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(layer) == CAIRO_FORMAT_ARGB32
    else { throw GraphicsError.cairo("a layer cannot be read") }
    // A layer that is wholly outside of the picture has no memory.
    guard let data = cairo_image_surface_get_data(layer) else { return nil }
    let pixels = AlphaPlane(
      data: data, stride: Int(cairo_image_surface_get_stride(layer)),
      width: Int(cairo_image_surface_get_width(layer)), height: Int(cairo_image_surface_get_height(layer)))
    guard let box = pixels.inkBox() else { return nil }
    // Three boxes one after another come close to a Gaussian of this deviation.
    let boxWidth = Int((deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let reach = boxWidth > 1 ? (boxWidth * 3 + 1) / 2 : 0
    let (width, height) = (box.columns.count + 2 * reach, box.rows.count + 2 * reach)
    image = try ImageSurface(width: width, height: height, format: CAIRO_FORMAT_A8)
    let stride = image.stride
    try image.withBytes { bytes in
      for (row, from) in box.rows.enumerated() {
        for (column, source) in box.columns.enumerated() {
          bytes[(row + reach) * stride + column + reach] = pixels.alpha(column: source, row: from)
        }
      }
      guard boxWidth > 1 else { return }
      var blur = BoxBlur(width: boxWidth)
      for row in 0..<height { blur.apply(to: bytes, start: row * stride, step: 1, count: width) }
      for column in 0..<width { blur.apply(to: bytes, start: column, step: stride, count: height) }
    }
    var offset = (x: 0.0, y: 0.0)
    cairo_surface_get_device_offset(layer, &offset.x, &offset.y)
    x = CGFloat(box.columns.lowerBound - reach) - offset.x
    y = CGFloat(box.rows.lowerBound - reach) - offset.y
  }
}
