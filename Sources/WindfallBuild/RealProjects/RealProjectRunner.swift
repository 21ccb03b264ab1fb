import Foundation

/// Runs the tests of real projects, each in a process of its own, as a user would.
public struct RealProjectRunner {
  /// How long a project may take, build included.
  private static let timeLimit = 1200.0
  /// What the tool says of targets that cannot run, between these.
  private static let leftOut = (start: "windfall: so ", end: " cannot run; ")

  private let tool: String
  private let folder: URL
  private let derivedData: URL

  /// The folder holds the checkouts; the tool is the program that this one is part of.
  public init(folder: URL, derivedData: URL, tool: String = "/proc/self/exe") {
    self.tool = URL(fileURLWithPath: tool).resolvingSymlinksInPath().path
    self.folder = folder
    self.derivedData = derivedData
  }

  /// Runs an entry of the list: one project, or each in its folder.
  public func run(_ project: RealProject, onLine: (String) -> Void = { _ in }) throws -> [RealProjectResult] {
    // A checkout may be a link, which is not followed when a folder is listed.
    let checkout = folder.appendingPathComponent(project.checkout).resolvingSymlinksInPath()
    let place = project.folder.isEmpty ? checkout : checkout.appendingPathComponent(project.folder)
    guard FileManager.default.fileExists(atPath: place.path) else {
      var result = RealProjectResult(project: project, name: project.name)
      result.isThere = false
      return [result]
    }
    guard project.runsEach == true else { return [try run(place, in: checkout, of: project, named: project.name)] }
    let paths = Self.projects(in: place)
    return try zip(paths, Self.names(of: paths)).map { path, name in
      onLine("\(project.name)/\(name)")
      return try run(
        place.appendingPathComponent(path), in: checkout, of: project, named: "\(project.name)/\(name)")
    }
  }

  /// A name for each path: its last part, with as many folders before it as tell it from the others.
  static func names(of paths: [String]) -> [String] {
    let parts = paths.map { ($0 as NSString).deletingPathExtension.split(separator: "/") }
    return parts.map { own in
      let count = (1..<max(own.count, 1)).first { count in
        parts.filter { $0.suffix(count) == own.suffix(count) }.count == 1
      }
      return own.suffix(count ?? own.count).joined(separator: "/")
    }
  }

  /// The projects in a folder, however deep, with the workspace beside a project in its place.
  static func projects(in folder: URL) -> [String] {
    let others: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    let found = paths.filter { path in
      let parts = path.split(separator: "/").map(String.init)
      let isInside = parts.dropLast().contains { others.contains($0) || $0.contains(".xc") }
      return !isInside && (path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace"))
    }
    let workspaces = Set(
      found.filter { $0.hasSuffix(".xcworkspace") }.map { ($0 as NSString).deletingLastPathComponent })
    return found.filter { path in
      path.hasSuffix(".xcworkspace") || !workspaces.contains((path as NSString).deletingLastPathComponent)
    }
  }

  private func run(
    _ place: URL, in checkout: URL, of project: RealProject, named name: String
  ) throws -> RealProjectResult {
    let data = derivedData.appendingPathComponent(ContentHash(of: name).hexadecimal)
    let report = derivedData.appendingPathComponent("\(ContentHash(of: name).hexadecimal).json")
    try FileWriter.createFolder(derivedData)
    try FileWriter.remove(report)
    var arguments = ["test", place.path, "--derived-data", data.path, "--json", report.path, "--seed", "1"]
    if let scheme = project.scheme { arguments += ["--scheme", scheme] }
    var lines: [String] = []
    let start = ContinuousClock.now
    let loop = EventLoop()
    let child = try ChildProcess(
      ChildLaunch(executable: tool, arguments: arguments), loop: loop, onOutput: { lines.append($0) })
    defer { child.end() }
    loop.schedule(after: Self.timeLimit) {
      lines.append("windfall: it took longer than \(Int(Self.timeLimit)) seconds")
      child.send(SIGKILL)
    }
    try loop.run { child.status != nil }
    var result = RealProjectResult(project: project, name: name)
    result.seconds = (ContinuousClock.now - start) / .seconds(1)
    Self.read((try? String(contentsOf: report, encoding: .utf8)) ?? "", into: &result)
    Self.read(lines, root: checkout.path, into: &result)
    return result
  }

  /// Takes the last state of each test out of a JSON report.
  static func read(_ report: String, into result: inout RealProjectResult) {
    var states: [String: String] = [:]
    var order: [String] = []
    for line in report.split(separator: "\n") {
      guard let event = try? JSONDecoder().decode(EncodedTestEvent.self, from: Data(line.utf8)),
        event.event == "testFinished", let test = event.test, let status = event.status
      else { continue }
      if states.updateValue(status, forKey: test) == nil { order.append(test) }
    }
    for test in order.sorted() {
      switch states[test] {
      case "passed": result.passed.append(test)
      case "skipped": result.skipped.append(test)
      default: result.failed.append(test)
      }
    }
  }

  /// Takes what the tool said out of its output: of targets that cannot run, or of the whole project.
  static func read(_ lines: [String], root: String, into result: inout RealProjectResult) {
    let said = lines.filter { $0.hasPrefix("windfall: ") }
    result.messages = said.map { String($0.dropFirst("windfall: ".count)).replacing(root + "/", with: "") }
    for line in said where line.hasPrefix(leftOut.start) {
      guard let end = line.range(of: leftOut.end) else { continue }
      let names = line[..<end.lowerBound].dropFirst(leftOut.start.count)
      result.stopped += names.components(separatedBy: ", ")
    }
    if result.testCount == 0 && result.stopped.isEmpty { result.stopped = ["the project"] }
  }
}
