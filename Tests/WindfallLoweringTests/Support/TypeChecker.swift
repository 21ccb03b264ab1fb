import Foundation

/// Type-checks files against the frameworks of the build that the tests are of.
struct TypeChecker: Sendable {
  struct Message: Hashable {
    let file: String
    let line: Int
    let severity: String
    let text: String
  }

  private let folder: URL
  /// Where the compiler finds the frameworks, and the C modules that they are made of.
  private let search: [String]

  static let shared = Result { try TypeChecker() }

  private static let temporary = FileManager.default.temporaryDirectory
    .appendingPathComponent("windfall-lowering-\(getpid())")

  private init() throws {
    folder = TypeChecker.temporary
    atexit { try? FileManager.default.removeItem(at: TypeChecker.temporary) }
    let products = Bundle.main.executableURL?.deletingLastPathComponent() ?? folder
    let maps = try FileManager.default.contentsOfDirectory(atPath: products.path).sorted()
      .map { products.appendingPathComponent("\($0)/module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    search =
      ["-I", products.appendingPathComponent("Modules").path] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Type-checks texts as the files of one module; returns what the compiler says, by the user's file and line.
  func check(_ texts: [String], module: String, languageMode: Int, options: [String] = []) throws -> [Message] {
    let folder = folder.appendingPathComponent("\(module)-\(languageMode)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: [String] = []
    for (index, text) in texts.enumerated() {
      let file = folder.appendingPathComponent("File\(index).swift")
      try Data(text.utf8).write(to: file)
      files.append(file.path)
    }
    let (status, output) = try compile(
      [
        "-typecheck", "-wmo", "-parse-as-library", "-module-name", module, "-swift-version", "\(languageMode)", "-D",
        "DEBUG",
      ]
        + options + files)
    var messages: [Message] = []
    for message in output.split(separator: "\n").compactMap({ Message(String($0)) }) where !messages.contains(message) {
      messages.append(message)
    }
    // What no file is to blame for, a module that is missing say.
    guard status == 0 || messages.contains(where: { $0.severity == "error" }) else { throw Failure(output: output) }
    return messages
  }

  private func compile(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-diagnostic-style", "llvm"] + search + arguments
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  struct Failure: Error {
    let output: String
  }
}

extension TypeChecker.Message {
  /// Reads `file:line:column: severity: text`.
  fileprivate init?(_ line: String) {
    guard let match = line.wholeMatch(of: /(.+?):(\d+):\d+: (error|warning): (.*)/), let number = Int(match.2)
    else { return nil }
    self.init(file: String(match.1), line: number, severity: String(match.3), text: String(match.4))
  }
}
