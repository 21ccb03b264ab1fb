import Foundation

/// The lines of files that were added or changed since a commit, by git's account.
public struct ChangedLines: Sendable {
  private var byPath: [String: Set<Int>] = [:]

  /// Asks git about the folder; throws where it knows of no such commit.
  public init(since base: String, in folder: String) throws(BuildError) {
    let root = String(try Self.git(["rev-parse", "--show-toplevel"], in: folder).prefix { !$0.isNewline })
    let text = try Self.git(
      [
        "-c", "core.quotePath=false", "diff", "--unified=0", "--no-color", "--no-ext-diff", "--src-prefix=a/",
        "--dst-prefix=b/", base, "--",
      ], in: root)
    self.init(diff: text, root: root)
    let new = try Self.git(["ls-files", "-z", "--others", "--exclude-standard"], in: root)
    for name in new.split(separator: "\0") {
      let path = "\(root)/\(name)"
      guard name.hasSuffix(".swift") || name.hasSuffix(".c") || name.hasSuffix(".cpp"),
        let data = FileManager.default.contents(atPath: path)
      else { continue }
      byPath[path] = Set(1...(data.count { $0 == UInt8(ascii: "\n") } + 1))
    }
  }

  /// Reads a difference without lines around it.
  init(diff: String, root: String) {
    var path: String?
    for line in diff.split(separator: "\n") {
      if line.hasPrefix("+++ ") {
        path = line.hasPrefix("+++ b/") ? "\(root)/\(line.dropFirst("+++ b/".count).prefix { $0 != "\t" })" : nil
      } else if line.hasPrefix("@@ "), let path, let range = Self.added(by: line) {
        byPath[path, default: []].formUnion(range)
      }
    }
  }

  /// The lines of a file that were changed; nil for a file without any.
  func lines(of path: String) -> Set<Int>? {
    byPath[path] ?? byPath[URL(fileURLWithPath: path).resolvingSymlinksInPath().path]
  }

  /// `@@ -3,2 +4,5 @@` adds the lines 4 to 8.
  private static func added(by line: Substring) -> Range<Int>? {
    guard let plus = line.split(separator: " ").first(where: { $0.hasPrefix("+") }) else { return nil }
    let numbers = plus.dropFirst().split(separator: ",").map { Int($0) }
    guard let start = numbers.first ?? nil else { return nil }
    let count = numbers.count > 1 ? numbers[1] ?? 0 : 1
    return count > 0 ? start..<(start + count) : nil
  }

  private static func git(_ arguments: [String], in folder: String) throws(BuildError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), TemporaryErrors())
    process.standardOutput = output
    process.standardError = errors.handle
    do {
      try process.run()
    } catch {
      throw BuildError(.unusableMachine, "git, which knows what was changed, cannot be started")
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BuildError(.unreadableProject, "git does not say what was changed: \(errors.lastLine)")
    }
    return text
  }
}

/// What a program complains of, in a file that nobody sees: a pipe could fill up while the output is read.
private struct TemporaryErrors {
  let handle: FileHandle
  private let file: UnsafeMutablePointer<FILE>?

  init() {
    file = tmpfile()
    handle = file.map { FileHandle(fileDescriptor: fileno($0)) } ?? .nullDevice
  }

  var lastLine: String {
    guard let file else { return "" }
    defer { fclose(file) }
    rewind(file)
    let text = String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").last.map(String.init) ?? ""
  }
}
