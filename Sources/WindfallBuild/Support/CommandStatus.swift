/// How `windfall` ends; the numbers are part of its interface.
public enum CommandStatus: Int32, Sendable {
  case passed = 0
  /// Tests failed, or the doctor found something.
  case testsFailed = 1
  /// The project cannot be read, or it has no such scheme or test.
  case unreadableProject = 2
  case buildFailed = 3
  case noTestRan = 4
  /// The machine stands in the way: a tool is missing, or a folder cannot be written.
  case unusableMachine = 5
}
