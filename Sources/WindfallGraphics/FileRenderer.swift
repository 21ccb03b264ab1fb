import Foundation
import WindfallCore

/// Draws what test processes ask for.
public struct FileRenderer {
  private let fonts: FontLibrary

  public init(fonts: FontLibrary = FontLibrary()) { self.fonts = fonts }

  /// The bytes of the file that is asked for.
  public func render(_ request: DrawingRequest) throws -> Data {
    switch request {
    case .picture(let list): try PNGRenderer(fonts: fonts).render(list)
    case .document(let document): try PDFRenderer(fonts: fonts).render(document)
    }
  }
}
