import CCairo
import Foundation
import WindfallCore

/// What can be drawn on.
protocol Surface: AnyObject {
  var pointer: OpaquePointer { get }
}

/// An image in memory.
final class ImageSurface: Surface {
  /// Cairo's own limit for the sides of an image.
  private static let longestSide = 32767

  let pointer: OpaquePointer
  let width: Int
  let height: Int

  init(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) throws {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      let pointer = cairo_image_surface_create(format, Int32(width), Int32(height))
    else { throw GraphicsError.invalidSize(width: width, height: height) }
    self.pointer = pointer
    self.width = width
    self.height = height
    try check()
  }

  /// Decodes a PNG image; nil where the data is none.
  init?(png: Data) {
    var reader = PNGReader(data: png)
    let pointer = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { context, bytes, count in
          guard let bytes, let reader = context?.assumingMemoryBound(to: PNGReader.self),
            reader.pointee.read(count: Int(count), into: bytes)
          else { return CAIRO_STATUS_READ_ERROR }
          return CAIRO_STATUS_SUCCESS
        }, reader)
    }
    guard let pointer else { return nil }
    self.pointer = pointer
    width = Int(cairo_image_surface_get_width(pointer))
    height = Int(cairo_image_surface_get_height(pointer))
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS, width > 0, height > 0 else { return nil }
  }

  /// Decodes a JPEG image; nil where the data is none.
  convenience init?(jpeg data: Data) {
    guard ImageHeader(data)?.format == .jpeg, let image = PixelImage(jpeg: data) else { return nil }
    self.init(png: PNGEncoder.data(of: image))
  }

  deinit { cairo_surface_destroy(pointer) }

  var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// The pixels, row by row; changes are seen by Cairo.
  func withBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) throws -> Result) throws -> Result {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else {
      throw GraphicsError.cairo("the image has no memory")
    }
    defer { cairo_surface_mark_dirty(pointer) }
    return try body(UnsafeMutableBufferPointer(start: data, count: stride * height))
  }

  func pngData() throws -> Data {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { data in
      cairo_surface_write_to_png_stream(
        pointer,
        { context, bytes, count in
          guard let bytes, let data = context?.assumingMemoryBound(to: Data.self) else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          data.pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, data)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw GraphicsError.cairo(status.message) }
    return data
  }

  private func check() throws {
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw GraphicsError.cairo(status.message) }
  }
}

extension cairo_status_t {
  var message: String { cairo_status_to_string(self).map { String(cString: $0) } ?? "status \(rawValue)" }
}
