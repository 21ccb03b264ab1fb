import CCairo
import Foundation
import WindfallCore

/// A PDF file that is being written.
final class DocumentSurface: Surface {
  /// Where the bytes go.
  private final class Output {
    var data = Data()
  }

  let pointer: OpaquePointer
  private let output = Output()

  init() throws {
    let surface = cairo_pdf_surface_create_for_stream(
      { context, bytes, count in
        guard let bytes, let context else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(context).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), 0, 0)
    guard let surface else { throw GraphicsError.cairo("a document cannot be begun") }
    pointer = surface
    try check()
  }

  deinit { cairo_surface_destroy(pointer) }

  func set(_ information: DisplayDocument.Information) {
    let texts = [
      (CAIRO_PDF_METADATA_TITLE, information.title), (CAIRO_PDF_METADATA_AUTHOR, information.author),
      (CAIRO_PDF_METADATA_SUBJECT, information.subject), (CAIRO_PDF_METADATA_KEYWORDS, information.keywords),
      (CAIRO_PDF_METADATA_CREATOR, information.creator),
    ]
    for case (let kind, let text?) in texts { cairo_pdf_surface_set_metadata(pointer, kind, text) }
  }

  /// Sets the size of the page that is drawn next, in points.
  func setPageSize(_ size: CGSize) {
    cairo_pdf_surface_set_size(pointer, max(0, size.width.drawable), max(0, size.height.drawable))
  }

  /// Ends the page that is drawn.
  func endPage() { cairo_surface_show_page(pointer) }

  /// The whole file; nothing can be drawn from now on.
  func finish() throws -> Data {
    cairo_surface_finish(pointer)
    try check()
    return output.data
  }

  private func check() throws {
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw GraphicsError.cairo(status.message) }
  }
}
