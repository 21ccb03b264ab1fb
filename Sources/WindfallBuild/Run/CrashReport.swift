import Foundation
import WindfallCore

/// What a dying Swift program says of itself on standard error: the reason, and the calls that led there.
struct CrashReport {
  /// The setting of `SWIFT_BACKTRACE` that this reads.
  static let backtraceSetting =
    "enable=yes,interactive=no,color=no,output-to=stderr,threads=crashed,images=none,registers=none,sanitize=no,"
    + "unwind=precise,limit=64,top=16"

  /// One call on the stack.
  struct Call: Equatable {
    /// The call without its address, which differs from run to run.
    var text: String
    var file: String?
    var line: Int?
  }

  /// What the program said last, such as `Fatal error: Index out of range`.
  private(set) var reason: String?
  /// The module, file and line that said so: a library's own for most reasons.
  private var reasonPlace: (file: String, line: Int)?
  private(set) var calls: [Call] = []
  /// Whether the whole stack has arrived.
  private(set) var isComplete = false
  private var isReading = false

  /// Takes a line of standard error; true when the line is part of the report and no output of the program.
  mutating func take(_ line: String) -> Bool {
    if line.hasPrefix("*** Signal "), line.contains("Backtracing from") {
      isReading = true
      isComplete = false
      calls = []
      return true
    }
    guard isReading else {
      noteReason(line)
      return false
    }
    if line.hasPrefix("Backtrace took") {
      isReading = false
      isComplete = true
    } else if line.hasPrefix("*** ") {
      noteFinding(line)
    } else if let call = Self.call(line) {
      calls.append(call)
    }
    return true
  }

  /// Where in the user's files the program died: where the reason was given, or else the first call.
  ///
  /// The expression in an assertion is a closure, for which the compiler notes no line.
  func place(in sourceRoot: String) -> (file: String, line: Int?)? {
    if let reasonPlace, let file = Self.file(reasonPlace.file, in: sourceRoot) { return (file, reasonPlace.line) }
    return firstCall(in: sourceRoot).flatMap { call in call.file.map { ($0, call.line) } }
  }

  /// The only file below a folder that has the name of a `#fileID`.
  private static func file(_ identifier: String, in folder: String) -> String? {
    guard let name = identifier.split(separator: "/").last else { return nil }
    let found =
      FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
      .filter { $0 == name || $0.hasSuffix("/\(name)") } ?? []
    return found.count == 1 ? "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(found[0])" : nil
  }

  /// The first call in a file of the user's.
  func firstCall(in sourceRoot: String) -> Call? {
    let prefix = sourceRoot.hasSuffix("/") ? sourceRoot : sourceRoot + "/"
    return calls.first { $0.file?.hasPrefix(prefix) == true }
  }

  /// The calls as lines, those of the runtime that come before the first of the user's left out.
  func backtrace(in sourceRoot: String) -> [String] {
    let start = firstCall(in: sourceRoot).flatMap { calls.firstIndex(of: $0) } ?? 0
    return calls[start...].map(\.text)
  }

  /// An issue about an app that died quotes what the app wrote; answers it with the stack told apart from the message.
  static func extracted(from issue: TestIssue, sourceRoot: String) -> TestIssue {
    var report = CrashReport()
    var issue = issue
    var lines = issue.message.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !report.take(String($0))
    }
    guard !report.calls.isEmpty else { return issue }
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    issue.message = lines.joined(separator: "\n")
    issue.backtrace += report.backtrace(in: sourceRoot)
    return issue
  }

  private mutating func noteReason(_ line: String) {
    for marker in ["Fatal error", "Precondition failed", "Assertion failed"] {
      // The file in front of the message is the library's own for most of these.
      if let range = line.range(of: ": \(marker)") ?? line.range(of: marker), range.lowerBound <= line.endIndex {
        let text = line[range.lowerBound...]
        reason = String(text.hasPrefix(": ") ? text.dropFirst(2) : text)
        let place = line[..<range.lowerBound].split(separator: ":")
        reasonPlace = place.count == 2 ? Int(place[1]).map { (String(place[0]), $0) } : nil
        return
      }
    }
    if line.hasPrefix("Could not cast value of type") || line.hasPrefix("Fatal access conflict") { reason = line }
  }

  /// What the backtracer found, used when the program itself said nothing.
  private mutating func noteFinding(_ line: String) {
    guard reason == nil else { return }
    let text = line.trimmingCharacters(in: CharacterSet(charactersIn: "* "))
    // The address differs from run to run.
    let known = ["Swift runtime failure: ": false, "Program crashed: ": true]
    for (prefix, hasAddress) in known where text.hasPrefix(prefix) {
      let finding = String(text.dropFirst(prefix.count))
      reason = hasAddress ? finding.components(separatedBy: " at 0x").first : finding
    }
  }

  /// Reads `3 [ra] 0x000055c7dafe4a7c VM.hit(_:_:) + 59 in App at /folder/VM.swift:2:59`.
  private static func call(_ line: String) -> Call? {
    let pattern = #/^\s*\d+\s+(?:\[[^\]]*\]\s+)*0x[0-9a-f]+\s+(?<text>.+)$/#
    guard let match = line.wholeMatch(of: pattern) else { return nil }
    var text = String(match.text)
    if let offset = text.firstMatch(of: #/ \+ \d+(?= in |$)/#) { text.removeSubrange(offset.range) }
    // The compiler names no line for some steps of a loop: then the file alone is known, as line 0 or without one.
    let place = #/ at (?<file>/[^/].*?)(?::(?<line>\d+))?(?::\d+)?$/#
    guard let found = text.firstMatch(of: place) else { return Call(text: text) }
    let file = UserFile.path(of: String(found.file))
    guard let number = found.line.flatMap({ Int($0) }), number > 0 else {
      return Call(text: text[..<found.range.lowerBound] + " at \(file)", file: file)
    }
    text.replaceSubrange(found.file.startIndex..<found.file.endIndex, with: file)
    return Call(text: text, file: file, line: number)
  }
}
