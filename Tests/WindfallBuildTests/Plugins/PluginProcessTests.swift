import Foundation
import Testing

@testable import WindfallBuild

@Suite struct PluginProcessTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Runs a shell script in the place of a plug-in.
  private func run(_ script: String, limit: Double = 60) throws -> String {
    let program = try folder.write("#!/bin/sh\n\(script)\n", to: "it's/plug-in")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let process = PluginProcess(
      program: program, workFolder: folder.url.appendingPathComponent("work"),
      reading: [program.deletingLastPathComponent().path])
    do {
      let replies = try process.run(
        Data("{\"a\":1}".utf8), progress: BuildProgress(output: .nullDevice, isTerminal: false), limit: limit)
      return "\(replies.count) replies"
    } catch let failure as PluginProcess.Failure {
      return failure.reason
    }
  }

  @Test("It is asked by its input, behind the length of the question, and answers by its output")
  func asked() throws {
    #expect(try run("exit 0") == "0 replies")
    let question = folder.url.appendingPathComponent("work/question")
    #expect(try run("cat >'\(question.path)'") == "0 replies")
    #expect(try Data(contentsOf: question) == Data([7, 0, 0, 0, 0, 0, 0, 0]) + Data("{\"a\":1}".utf8))
    let message = #"{"emitProgress":{"message":"p"}}"#
    #expect(try run("printf '\\040\\0\\0\\0\\0\\0\\0\\0%s' '\(message)'") == "1 replies")
  }

  @Test("One that never ends is stopped, and one that ends badly says why")
  func stopped() throws {
    #expect(try run("while :; do :; done", limit: 0.2) == "it ran for longer than 0 seconds")
    #expect(try run("exit 3") == "it ended with status 3")
    #expect(try run("kill -SEGV $$") == "it crashed with SIGSEGV")
    #expect(try run("echo words") == "it answers what is no answer")
    #expect(try run("echo 'P/p.swift:1: Fatal error: gone' >&2; exit 1") == "it stops: Fatal error: gone")
  }
}
