import CCairo
import CDrawings
import Foundation

/// A drawing of lines and areas, read with the library for its format: SVG, or the first page of a PDF document.
final class VectorImage {
  private var drawing = windfall_drawing()
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Nil where the data is neither, or the library for it is missing.
  init?(_ data: Data) {
    bytes = .allocate(capacity: data.count)
    _ = bytes.initialize(from: data)
    let isPDF = Self.isPDF(data)
    let read = isPDF ? windfall_read_pdf : windfall_read_svg
    guard let start = bytes.baseAddress, isPDF || Self.isMarkup(data), read(start, bytes.count, &drawing) else {
      return nil
    }
  }

  deinit {
    windfall_free_drawing(&drawing)
    bytes.deallocate()
  }

  /// In the units of the drawing.
  var size: CGSize { CGSize(width: drawing.width, height: drawing.height) }

  /// Draws it in its own size from the origin on; false where that failed half way.
  func draw(into cairo: OpaquePointer?) -> Bool {
    drawing.draw?(&drawing, UnsafeMutableRawPointer(cairo)) ?? false
  }

  /// Readers look for the mark in the first kilobyte.
  private static func isPDF(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

  private static func isMarkup(_ data: Data) -> Bool {
    data.first { !$0.isWhiteSpaceOrMark } == UInt8(ascii: "<")
  }
}

extension UInt8 {
  /// White space, or a part of the mark that says UTF-8.
  fileprivate var isWhiteSpaceOrMark: Bool { [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains(self) }
}
