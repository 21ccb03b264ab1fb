import Foundation
import Synchronization

/// Remembers that something could not be written to standard output: what nobody can read is no success.
public enum StandardOutputFailure {
  private static let error = Mutex<Int32?>(nil)

  static func note(_ number: Int32) { error.withLock { $0 = $0 ?? number } }

  /// Why standard output is not whole; nil where it is, or where its reader has had enough.
  public static func reason() -> String? {
    if fflush(nil) != 0 { note(errno) }
    guard let number = error.withLock({ $0 }), number != EPIPE else { return nil }
    return String(cString: strerror(number))
  }
}
