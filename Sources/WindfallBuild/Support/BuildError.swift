/// What stopped a command: one line for a person, and the status to exit with.
public struct BuildError: Error, CustomStringConvertible, Sendable {
  public let status: CommandStatus
  /// What happened, where, and what to do about it.
  public let message: String
  /// The first error of the compiler's, where that stopped the command.
  var compilerMessage: CompilerMessage?

  public init(_ status: CommandStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  public var description: String { message }
}
