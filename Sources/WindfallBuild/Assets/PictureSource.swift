import Foundation
import WindfallCore

/// A file with a picture, as an asset catalog names it.
struct PictureSource {
  let data: Data
  /// In pixels, or the units of a drawing.
  let size: CGSize
  /// Whether it is drawn with the pixels of the screen, as PDF and SVG are.
  let isDrawing: Bool

  init(file: URL, element: AssetContents) throws(BuildError) {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw element.error("the file \(file.lastPathComponent) cannot be read")
    }
    self.data = data
    if let header = ImageHeader(data) {
      (size, isDrawing) = (header.pixelSize, false)
    } else if let size = PDFPageSize.read(data) ?? SVGSize.read(data) {
      (self.size, isDrawing) = (size, true)
    } else {
      throw element.error(
        "the image \(file.lastPathComponent) is damaged, or its format is not supported (PNG, JPEG, HEIC, GIF, WebP, "
          + "PDF and SVG are)")
    }
  }
}
