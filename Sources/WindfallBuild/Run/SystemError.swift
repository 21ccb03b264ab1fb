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

  /// Whether it is this process that has no room for more, whatever it tries.
  var isOfTheMachine: Bool { [EMFILE, ENFILE, ENOMEM, EAGAIN].contains(number) }

  public var description: String { "cannot \(action): \(String(cString: strerror(number)))" }
}
