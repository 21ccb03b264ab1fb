import Foundation
import Testing

/// A project on a disk of its own, so to speak: with a home folder, a folder for temporary files and one for what is
/// built, all of it gone when the workspace is.
final class Workspace: Sendable {
  /// The workspace of the suite that is running.
  @TaskLocal static var current: Workspace?

  /// Whether what the compiler reads of the system may lie where all tests of the command have it.
  @TaskLocal static var sharesModules = true

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let root: URL
  private let cache = RunCache()
  var project: URL { root.appendingPathComponent("project") }
  var derivedData: URL { root.appendingPathComponent("derived") }
  var home: URL { root.appendingPathComponent("home") }
  /// Short enough for a socket in it.
  var temporary: URL { root.appendingPathComponent("tmp") }

  init() throws {
    root = URL(fileURLWithPath: "/tmp/windfall-e2e-\(UUID().uuidString.prefix(8))").resolvingSymlinksInPath()
    for folder in [project, home, temporary] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  // MARK: - Files of the project

  func url(_ path: String) -> URL { project.appendingPathComponent(path) }

  func read(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  func write(_ text: String, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Puts something else in the place of a text that the file has once, for as long as the body runs.
  func changing<Result>(
    _ path: String, _ old: String, to new: String, body: () async throws -> Result
  ) async throws -> Result {
    let text = try read(path)
    guard text.components(separatedBy: old).count == 2 else {
      throw Failure(description: "\(path) does not have exactly one \(old)")
    }
    try write(text.replacingOccurrences(of: old, with: new), to: path)
    defer { try? write(text, to: path) }
    return try await body()
  }

  /// The number of the only line that has a text.
  func line(of text: String, in path: String) throws -> Int {
    let lines = try read(path).split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.indices.filter { lines[$0].contains(text) }
    guard found.count == 1, let index = found.first else {
      throw Failure(description: "\(path) has \(found.count) lines with \(text)")
    }
    return index + 1
  }

  /// Everything below the project's folder, with sizes and times.
  func listing() throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: project.path)?.compactMap { $0 as? String } ?? []
    return try ([""] + paths.sorted()).map { path in
      let attributes = try FileManager.default.attributesOfItem(atPath: url(path).path)
      let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(path) \(attributes[.size] ?? "") \(time)"
    }
  }

  /// Files that a command left where it should have tidied up, or should not have written at all.
  func leftovers() -> [String] {
    [home, temporary].flatMap { folder in
      (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        .map { "\(folder.lastPathComponent)/\($0)" }
    }
  }

  // MARK: - Commands

  var environment: [String: String] {
    var variables = ["HOME": home.path, "TMPDIR": temporary.path]
    variables["XDG_CACHE_HOME"] = home.appendingPathComponent("cache").path
    if !Self.sharesModules { variables["WINDFALL_MODULE_CACHE"] = "" }
    return variables
  }

  /// Runs a command in the workspace's own surroundings.
  func run(
    _ arguments: [String], onLine: @escaping @Sendable (String, pid_t) -> Void = { _, _ in }
  ) async throws -> CommandResult {
    try await WindfallCommand(arguments: arguments, environment: environment, directory: root).run(onLine: onLine)
  }

  /// Runs `windfall test` on the project and reads its JSON report; the project must stay as it is.
  func test(
    _ arguments: String..., onLine: @escaping @Sendable (String, pid_t) -> Void = { _, _ in }
  ) async throws -> RunRecord {
    try await test(arguments, onLine: onLine)
  }

  /// The same, done once for all tests of a suite that ask for it.
  func sharedTest(_ arguments: String...) async throws -> RunRecord {
    try await cache.run(arguments) { try await self.test(arguments) { _, _ in } }
  }

  private func test(
    _ arguments: [String], onLine: @escaping @Sendable (String, pid_t) -> Void
  ) async throws -> RunRecord {
    let report = root.appendingPathComponent("report.json")
    try? FileManager.default.removeItem(at: report)
    let before = try listing()
    let result = try await run(
      ["test", project.path, "--derived-data", derivedData.path, "--json", report.path] + arguments, onLine: onLine)
    #expect(try listing() == before)
    let lines = ((try? String(contentsOf: report, encoding: .utf8)) ?? "").split(separator: "\n").map { String($0) }
    let events = try lines.map { try JSONDecoder().decode(RunEvent.self, from: Data($0.utf8)) }
    return RunRecord(result: result, events: events, eventLines: lines)
  }
}
