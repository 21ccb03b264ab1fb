import Foundation
import Testing

@testable import WindfallBuild

@Suite struct ModuleCompilationTests {
  @Test func `the compiler is given more time for an expression than by default`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    // There are too many ways to read it, which the compiler only finds out at their end. It gives up after a million
    // steps by default; the expression takes fewer, for it to be found out within a second.
    let option = try #require(ModuleCompilation.patienceArguments.last?.split(separator: "="))
    #expect(option.first == "-solver-scope-threshold")
    #expect(option.last.flatMap { Int($0) } ?? 0 > 1_000_000)
    #expect(try compile(file, ["-Xfrontend", "-solver-scope-threshold=1000"]).contains("reasonable time"))
    #expect(try compile(file, ModuleCompilation.patienceArguments).contains("ambiguous use"))
  }

  /// An operator of nine types, in a row of six literals that may be any of them.
  private var source: String {
    let types = (0..<9).map { index in
      """
      struct T\(index): ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }
      func <+> (l: T\(index), r: T\((index + 1) % 9)) -> T\((index + 2) % 9) { 1 }
      func <+> (l: T\(index), r: T\((index + 3) % 9)) -> T\((index + 5) % 9) { 1 }
      """
    }
    return """
      infix operator <+> : AdditionPrecedence
      \(types.joined(separator: "\n"))
      struct Last {}
      func <+> (l: T0, r: Last) -> Last { r }
      let last = Last()
      let end: Last = \(String(repeating: "1 <+> ", count: 6))last
      """
  }

  private func compile(_ file: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck"] + arguments + [file.path]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
