import Foundation
import WindfallCore

/// Draws display lists as PNG images; the same list always gives the same bytes.
///
/// Images in a list must be PNG: others are drawn as a grey box with a cross.
public struct PNGRenderer {
  private let fonts: FontLibrary

  public init(fonts: FontLibrary = FontLibrary()) { self.fonts = fonts }

  /// The picture of a display list, `scale` pixels to the point.
  public func render(_ list: DisplayList) throws -> Data { try image(of: list).pngData() }

  func image(of list: DisplayList) throws -> ImageSurface {
    let scale = list.scale.drawable
    let width = Int((list.size.width.drawable * scale).rounded())
    let height = Int((list.size.height.drawable * scale).rounded())
    let image = try ImageSurface(width: width, height: height)
    let canvas = Canvas(image, scale: scale, fonts: fonts)
    canvas.paint(list.background)
    try canvas.draw(list.root)
    try canvas.finish()
    return image
  }
}
