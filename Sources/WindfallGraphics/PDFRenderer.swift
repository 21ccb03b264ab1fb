import Foundation
import WindfallCore

/// Draws pages as a PDF document. Texts are outlines in it.
public struct PDFRenderer {
  private let fonts: FontLibrary

  public init(fonts: FontLibrary = FontLibrary()) { self.fonts = fonts }

  /// The bytes of the file.
  public func render(_ document: DisplayDocument) throws -> Data {
    let surface = try DocumentSurface()
    surface.set(document.information)
    for page in document.pages {
      surface.setPageSize(page.size)
      let canvas = Canvas(surface, scale: 1, fonts: fonts)
      try canvas.draw(page.root)
      try canvas.finish()
      surface.endPage()
    }
    return try surface.finish()
  }
}
