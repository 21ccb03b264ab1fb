import Foundation

/// Runs `windfall`: the script of the repository, or the executable that `WINDFALL_COMMAND` names.
struct WindfallCommand {
  static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let executable: String =
    ProcessInfo.processInfo.environment["WINDFALL_COMMAND"] ?? repository.appendingPathComponent("windfall").path

  /// Whether the command starts at once: a script that first had to build would wait for ever for the package manager
  /// that runs these tests.
  static let isBuilt: Bool = {
    let environment = ProcessInfo.processInfo.environment
    if environment["WINDFALL_COMMAND"] != nil { return true }
    let folder = environment["WINDFALL_BUILD_DIR"] ?? repository.appendingPathComponent(".build").path
    guard let built = modificationDate("\(folder)/windfall.stamp") else { return false }
    let sources = repository.appendingPathComponent("Sources").path
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let paths = files.map { "\(sources)/\($0)" } + [sources, repository.appendingPathComponent("Package.swift").path]
    return paths.allSatisfy { path in modificationDate(path).map { $0 <= built } ?? true }
  }()

  private static func modificationDate(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  var arguments: [String]
  var environment: [String: String] = [:]
  var directory: URL

  /// Runs to the end. Each line that is written is handed over as it comes, with the number of the process.
  func run(onLine: @escaping @Sendable (String, pid_t) -> Void = { _, _ in }) async throws -> CommandResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.executable)
    process.arguments = arguments
    process.currentDirectoryURL = directory
    var variables = ProcessInfo.processInfo.environment.merging(environment) { _, own in own }
    // Output must not depend on who runs the tests.
    variables["NO_COLOR"] = "1"
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let number = process.processIdentifier
    async let outputText = Self.read(output.fileHandleForReading) { onLine($0, number) }
    async let errorText = Self.read(errors.fileHandleForReading) { onLine($0, number) }
    let (text, errorOutput) = await (outputText, errorText)
    process.waitUntilExit()
    return CommandResult(
      status: process.terminationStatus, wasSignalled: process.terminationReason == .uncaughtSignal, output: text,
      errors: errorOutput)
  }

  /// Reads on a thread of its own, so that waiting keeps no other test from running.
  private static func read(_ file: FileHandle, onLine: @escaping @Sendable (String) -> Void) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var text = ""
        var bytes: [UInt8] = []
        while case let data = file.availableData, !data.isEmpty {
          bytes += data
          while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: bytes[..<end], as: UTF8.self)
            bytes.removeSubrange(...end)
            text += line + "\n"
            onLine(line)
          }
        }
        continuation.resume(returning: text + String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
