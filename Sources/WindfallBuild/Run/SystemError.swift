import Foundation

/// A request that the operating system refused.
public struct SystemError: Error, CustomStringConvertible, Sendable {
  /// What was asked for, to be read after "cannot".
  public let action: String
  /// The system's error number.
  public let number: Int32

  init(_ action: String, _ number: Int32) {
    self.action = action
    self.number = number
  }

  public var description: String { "cannot \(action): \(String(cString: strerror(number)))" }
}
