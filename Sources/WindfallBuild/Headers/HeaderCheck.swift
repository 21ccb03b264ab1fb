import Foundation
import WindfallProject

/// Has the compiler look at headers before they are imported, and leaves out the lines that it does not take: one of them
/// must not cost all others.
struct HeaderCheck {
  let toolchain: Toolchain
  /// The folder of the headers, and the one that includes all of them.
  let folder: URL
  let header: URL

  /// A declaration that was left out.
  struct LeftOut: Hashable {
    let path: String
    let line: Int
    let reason: String
  }

  /// What is left out may be what others need, which are left out the next time.
  private static let mostRounds = 12

  /// Leaves out of the copies what does not compile.
  func run(copies: [String: URL]) throws -> [LeftOut] {
    var found: [LeftOut] = []
    for _ in 0..<Self.mostRounds {
      let wrong = try errors(in: header).filter { copies[$0.path] != nil && !found.contains($0) }
      if wrong.isEmpty { break }
      for (path, errors) in Dictionary(grouping: wrong, by: \.path) {
        guard let copy = copies[path] else { continue }
        try blank(errors.map(\.line), in: copy)
      }
      found += wrong
    }
    return found
  }

  /// The first error in a header; nil where it compiles.
  func firstError(in header: URL) throws -> LeftOut? { try errors(in: header).first }

  /// The errors that the compiler finds, at most one a line.
  private func errors(in header: URL) throws -> [LeftOut] {
    var found: [LeftOut] = []
    let arguments =
      [
        "-fsyntax-only", "-x", "objective-c", "-fblocks", "-fobjc-arc", "-fobjc-runtime=ios-15.0", "-w",
        "-ferror-limit=0",
        "-fno-caret-diagnostics", "-fno-color-diagnostics", "-target", Toolchain.triple, "-I", folder.path,
      ] + [header.path]
    try ChildProcess.run(executable: toolchain.linkerDriver.path, arguments: arguments) { line in
      guard let match = line.firstMatch(of: #/^(.+?):(\d+):\d+: (?:fatal )?error: (.*)$/#),
        let number = Int(match.output.2)
      else { return }
      let error = LeftOut(path: String(match.output.1), line: number, reason: String(match.output.3))
      if !found.contains(where: { $0.path == error.path && $0.line == error.line }) { found.append(error) }
    }
    return found
  }

  /// Empties the declarations in which the lines of the original lie; a class whose superclass is not known is one of
  /// `NSObject`.
  private func blank(_ numbers: [Int], in copy: URL) throws {
    guard let text = try? String(contentsOf: copy, encoding: .utf8) else { return }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for number in numbers where lines.indices.contains(number) {
      // The first line of a copy tells its name, so that the lines of the original are behind it.
      if let match = lines[number].firstMatch(of: #/^(\s*@interface\s+\w+\s*):\s*\w+(.*)$/#),
        !lines[number].contains("NSObject")
      {
        lines[number] = "\(match.output.1): NSObject\(match.output.2)"
        continue
      }
      if let match = lines[number].firstMatch(of: #/^(\s*@(?:interface|protocol)\b[^<]*)<[^>]*>(.*)$/#) {
        lines[number] = "\(match.output.1)\(match.output.2)"
        continue
      }
      empty(&lines, at: number)
    }
    try FileWriter.write(lines.joined(separator: "\n"), to: copy)
  }

  private func empty(_ lines: inout [String], at number: Int) {
    guard !Self.isFrame(lines[number]) else { return }
    var start = number
    while start > 1, !Self.ends(lines[start - 1]) { start -= 1 }
    var end = number
    while end + 1 < lines.count, !Self.ends(lines[end]), !Self.isFrame(lines[end + 1]) { end += 1 }
    for index in start...end { lines[index] = "" }
  }

  /// Whether a line begins or ends what others stand in.
  private static func isFrame(_ line: String) -> Bool {
    let text = line.trimmed
    return text.hasPrefix("@end") || text.hasPrefix("@interface") || text.hasPrefix("@protocol") || text.hasPrefix("}")
      || text.hasPrefix("#")
  }

  /// Whether a declaration ends with a line.
  private static func ends(_ line: String) -> Bool {
    let text = line.trimmed
    return text.isEmpty || [";", "}", "{", ","].contains(text.last) || text.hasPrefix("@") || text.hasPrefix("#")
      || text.hasPrefix("//") || text.hasSuffix("*/") || text.hasPrefix("NS_ASSUME")
  }
}
