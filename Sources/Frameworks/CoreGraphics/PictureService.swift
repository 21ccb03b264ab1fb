import Foundation
import Synchronization
import WindfallCore

/// Turns what was drawn into files: this process has no graphics library, the tool that runs the tests has.
@_spi(Windfall) public enum PictureService {
  private static let service = Mutex<(@Sendable (DrawingRequest) throws -> Data)?>(nil)

  /// Names who draws; tests do, when they start.
  public static func use(_ draw: @escaping @Sendable (DrawingRequest) throws -> Data) { service.withLock { $0 = draw } }

  /// The bytes of a PNG file; stops with the name of the API where nobody draws.
  public static func draw(_ list: DisplayList, for name: String) -> Data {
    file(.picture(list), "turn what was drawn into pixels", for: name)
  }

  /// The bytes of a PDF file; stops in the same way.
  static func draw(_ document: DisplayDocument, for name: String) -> Data {
    file(.document(document), "make a document of what was drawn", for: name)
  }

  private static func file(_ request: DrawingRequest, _ doing: String, for name: String) -> Data {
    guard let draw = service.withLock({ $0 }) else { fatalError("\(name) can \(doing) only in unit tests") }
    do {
      return try draw(request)
    } catch {
      fatalError("\(name) failed: \(error)")
    }
  }
}
