import Foundation
import Synchronization
import WindfallCore

/// Turns what was drawn into pixels: this process has no graphics library, the tool that runs the tests has.
@_spi(Windfall) public enum PictureService {
  private static let service = Mutex<(@Sendable (DisplayList) throws -> Data)?>(nil)

  /// Names who draws; tests do, when they start.
  public static func use(_ draw: @escaping @Sendable (DisplayList) throws -> Data) { service.withLock { $0 = draw } }

  /// The bytes of a PNG file; stops with the name of the API where nobody draws.
  public static func draw(_ list: DisplayList, for name: String) -> Data {
    guard let draw = service.withLock({ $0 }) else {
      fatalError("\(name) can turn what was drawn into pixels only in unit tests")
    }
    do {
      return try draw(list)
    } catch {
      fatalError("\(name) failed: \(error)")
    }
  }
}
