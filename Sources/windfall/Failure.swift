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
    if let reason = StandardOutputFailure.reason() {
      throw failure("cannot write to standard output: \(reason)", status: CommandStatus.unusableMachine.rawValue)
    }
  } catch let error as BuildError {
    throw failure(error.message, status: error.status.rawValue)
  } catch let error as ProjectError {
    throw failure(error.description, status: CommandStatus.unreadableProject.rawValue)
  } catch let error as Interruption {
    throw failure(error.description, status: error.exitStatus)
  } catch let error as SystemError {
    throw failure(error.description, status: CommandStatus.unusableMachine.rawValue)
  } catch let error as CocoaError where error.isOfMachine {
    throw failure(error.text, status: CommandStatus.unusableMachine.rawValue)
  }
}

extension CocoaError {
  /// Whether a file could not be written, of which a full disk is the usual reason.
  fileprivate var isOfMachine: Bool { (512...1023).contains(code.rawValue) }

  fileprivate var text: String {
    let path = filePath ?? url?.path ?? "a file"
    let reason = (underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
    return "cannot write \(path): \(reason ?? localizedDescription)"
  }
}

private func failure(_ message: String, status: Int32) -> ExitCode {
  // Names that a message repeats may hold escape codes.
  let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of(String($0)) }
  FileHandle.standardError.write(Data("windfall: \(lines.joined(separator: "\n"))\n".utf8))
  return ExitCode(status)
}
