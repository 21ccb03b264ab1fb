import Foundation

/// A repository without content that SwiftPM is given in the place of swift-syntax, which is large and comes with the
/// toolchain: it has every version that anybody may ask for.
struct StandInRepository {
  let folder: URL

  /// The addresses under which packages ask for it.
  static let addresses = ["swiftlang", "apple"].flatMap { owner in
    ["", ".git"].map { "https://github.com/\(owner)/\(SwiftSyntaxModules.package)\($0)" }
  }

  private static var versions: [String] {
    let majors = [508, 509, 510] + Array(600...640)
    return majors.flatMap { major in
      (0...1).flatMap { minor in (0...3).map { patch in "\(major).\(minor).\(patch)" } }
    }
  }

  /// Makes it if it is not there; answers whether there is one.
  func make() throws -> Bool {
    let mark = folder.appendingPathComponent("made")
    if FileManager.default.fileExists(atPath: mark.path) { return true }
    try FileWriter.remove(folder)
    try FileWriter.write(
      """
      // swift-tools-version: 5.5
      import PackageDescription

      let package = Package(name: "\(SwiftSyntaxModules.package)")

      """, to: folder.appendingPathComponent("Package.swift"))
    guard try git(["init", "-q"]) != nil, try git(["add", "Package.swift"]) != nil,
      try git(["commit", "-q", "-m", "Nothing"]) != nil, let commit = try git(["rev-parse", "HEAD"])
    else { return false }
    let tags = Self.versions.map { "\(commit) refs/tags/\($0)\n" }.joined()
    try FileWriter.write(tags, to: folder.appendingPathComponent(".git/packed-refs"))
    try FileWriter.write("", to: mark)
    return true
  }

  private func git(_ arguments: [String]) throws -> String? {
    var lines: [String] = []
    let settings = ["user.name=Windfall", "user.email=windfall@localhost", "commit.gpgsign=false", "core.hooksPath="]
    let status = try ChildProcess.run(
      executable: "/usr/bin/env", arguments: ["git"] + settings.flatMap { ["-c", $0] } + arguments,
      workingDirectory: folder.path, onOutputLine: { lines.append($0) })
    return status.isSuccess ? lines.joined(separator: "\n") : nil
  }
}
