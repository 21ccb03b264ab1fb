/// Why `xcodebuild` cannot do what it is asked for, with the status that Xcode's own ends with then.
public struct XcodebuildFailure: Error, Equatable {
  public var message: String
  public var status: Int32

  /// A failure with one of Xcode's statuses.
  public init(message: String, status: Int32) {
    self.message = message
    self.status = status
  }

  /// The command line is wrong.
  static func usage(_ message: String) -> XcodebuildFailure { XcodebuildFailure(message: message, status: 64) }

  /// A project that is not there.
  public static func missing(_ path: String) -> XcodebuildFailure {
    XcodebuildFailure(message: "'\(path)' does not exist.", status: noInput)
  }

  /// The project is not there, or has nothing to test.
  private static let noInput: Int32 = 66

  /// The status of Xcode's tool for how `windfall` ends.
  public static func status(for status: CommandStatus) -> Int32 {
    switch status {
    case .passed: 0
    case .testsFailed, .buildFailed, .unreadableProject: 65
    case .noTestRan: noInput
    case .unusableMachine: 70
    }
  }
}
