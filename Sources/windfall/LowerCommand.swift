import ArgumentParser
import Foundation
import WindfallBuild
import WindfallLowering

/// Shows what the lowering makes of one source file.
struct LowerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lower", abstract: "Prints the Linux Swift that a source file becomes.")

  @Argument(help: "A Swift source file.")
  var path: String

  @Option(help: "The module that the file is part of.")
  var module = "App"

  @Flag(help: "Take the file as part of a test target.")
  var test = false

  func run() throws {
    try reportingFailure {
      let file = URL(fileURLWithPath: path)
      guard let source = try? String(contentsOf: file, encoding: .utf8) else {
        throw BuildError(.unreadableProject, "\(path): there is no such file, or it is not UTF-8 text")
      }
      let options = LoweringOptions(moduleName: module, isTestTarget: test)
      let lowered = Lowerer(options: options).lower(source: source, path: file.standardizedFileURL.path)
      print(lowered.text, terminator: lowered.text.hasSuffix("\n") ? "" : "\n")
      for diagnostic in lowered.diagnostics {
        FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
      }
      return lowered.diagnostics.contains { $0.severity == .error } ? .buildFailed : .passed
    }
  }
}
