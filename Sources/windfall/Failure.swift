import ArgumentParser
import Foundation
import WindfallBuild
import WindfallProject

/// Runs the body of a command; what stops it becomes one line on standard error and the status to exit with.
func reportingFailure(_ body: () throws -> CommandStatus) throws {
  do {
    try Interruption.install()
    let status = try body()
    if status != .passed { throw ExitCode(status.rawValue) }
  } catch let error as BuildError {
    throw failure(error.message, status: error.status.rawValue)
  } catch let error as ProjectError {
    throw failure(error.description, status: CommandStatus.unreadableProject.rawValue)
  } catch let error as Interruption {
    throw failure(error.description, status: error.exitStatus)
  } catch let error as SystemError {
    throw failure(error.description, status: CommandStatus.unusableMachine.rawValue)
  }
}

private func failure(_ message: String, status: Int32) -> ExitCode {
  FileHandle.standardError.write(Data("windfall: \(message)\n".utf8))
  return ExitCode(status)
}
