import Foundation

/// Compiles the stand-in modules once, and then type-checks files against them.
struct TypeChecker: Sendable {
  struct Message: Hashable {
    let file: String
    let line: Int
    let severity: String
    let text: String
  }

  private let modules: URL
  /// What the compiler needs for the C module that ObjectiveC imports.
  private let moduleMap: [String]

  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("windfall-lowering-\(getpid())")

  /// The stand-ins, with ObjectiveC itself among them.
  static let shared = Result { try TypeChecker() }

  private init() throws {
    modules = TypeChecker.folder
    moduleMap = ["-Xcc", "-fmodule-map-file=\(modules.path)/module.modulemap"]
    atexit { try? FileManager.default.removeItem(at: TypeChecker.folder) }
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let support = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let tests = support.deletingLastPathComponent()
    let repository = tests.deletingLastPathComponent().deletingLastPathComponent()
    let header = repository.appendingPathComponent("Sources/CObjectiveC/include/CObjectiveC.h").path
    let map = modules.appendingPathComponent("module.modulemap")
    try Data("module CObjectiveC { header \"\(header)\" export * }".utf8).write(to: map)
    try emit("ObjectiveC", from: swiftFiles(in: repository.appendingPathComponent("Sources/Frameworks/ObjectiveC")))
    for name in [
      "UIKit", "SwiftUI", "CoreGraphics", "FoundationNetworkingOverlay", "FoundationOverlay", "XCUIAutomation",
      "CoreData",
      "WindfallTestRunner",
    ] {
      try emit(name, from: [tests.appendingPathComponent("Stubs/\(name).swift").path])
    }
  }

  /// Type-checks texts as the files of one module; returns what the compiler says, by the user's file and line.
  func check(_ texts: [String], module: String, languageMode: Int, options: [String] = []) throws -> [Message] {
    let folder = modules.appendingPathComponent("\(module)-\(languageMode)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: [String] = []
    for (index, text) in texts.enumerated() {
      let file = folder.appendingPathComponent("File\(index).swift")
      try Data(text.utf8).write(to: file)
      files.append(file.path)
    }
    let output = try compile(
      [
        "-typecheck", "-wmo", "-parse-as-library", "-module-name", module, "-swift-version", "\(languageMode)", "-D",
        "DEBUG",
      ]
        + options + files)
    var messages: [Message] = []
    for message in output.split(separator: "\n").compactMap({ Message(String($0)) }) where !messages.contains(message) {
      messages.append(message)
    }
    return messages
  }

  private func emit(_ name: String, from files: [String]) throws {
    let path = modules.appendingPathComponent("\(name).swiftmodule").path
    let output = try compile(
      ["-emit-module", "-wmo", "-module-name", name, "-swift-version", "6", "-parse-as-library", "-o", path] + files)
    guard FileManager.default.fileExists(atPath: path) else { throw Failure(output: output) }
  }

  private func swiftFiles(in folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0).path }
  }

  private func compile(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-diagnostic-style", "llvm", "-I", modules.path] + moduleMap + arguments
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
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
