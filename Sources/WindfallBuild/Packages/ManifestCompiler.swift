import Foundation
import WindfallProject

/// The compiler that SwiftPM is given for manifests: what it makes of one runs in a sandbox, for a limited time.
///
/// SwiftPM compiles and runs manifests itself, those of fetched packages in the middle of fetching. So the program that
/// it starts is a script, which starts the real one.
struct ManifestCompiler {
  let toolchain: Toolchain
  /// Where the script lies, in the form of a toolchain: SwiftPM looks for its libraries from there.
  let folder: URL
  let sandbox: Sandbox
  /// Where SwiftPM keeps what manifests say, which depends on this compiler as well.
  let cache: URL

  /// The variable by which SwiftPM is told.
  static let variable = "SWIFT_EXEC_MANIFEST"

  /// What is said of a manifest that runs for too long.
  static let lateness = "manifest ran for longer than \(Sandbox.timeLimit) seconds"

  /// Writes the scripts, and answers the path of the compiler.
  func write(reading folders: [String]) throws -> String {
    let root = toolchain.compiler.deletingLastPathComponent().deletingLastPathComponent()
    let compiler = folder.appendingPathComponent("bin/swiftc")
    let library = folder.appendingPathComponent("lib")
    try FileWriter.createFolder(compiler.deletingLastPathComponent())
    let target = root.appendingPathComponent("lib").path
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: library.path)) != target {
      try FileWriter.remove(library)
      try FileManager.default.createSymbolicLink(atPath: library.path, withDestinationPath: target)
    }
    let launcher = folder.appendingPathComponent("launcher")
    try FileWriter.write(launcherText(reading: folders + [root.path]), to: launcher)
    let edits = folder.appendingPathComponent("edits.sed")
    let text =
      compilerText(launcher: launcher.path, edits: edits.path) + "# " + Self.edits.replacing("\n", with: "\n# ")
    if InputFile.text(at: compiler) != text { try FileWriter.remove(cache) }
    try FileWriter.write(Self.edits, to: edits)
    try FileWriter.write(text, to: compiler)
    for script in [launcher, compiler] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    }
    return compiler.path
  }

  /// The modules of Apple's that a manifest may import on macOS and not here; what it uses of them is not there.
  private static let absent = AppleFrameworks.names.subtracting(["Combine", "Dispatch", "Foundation"]).sorted()
    .joined(separator: "|")

  /// What makes a manifest say what it says in Xcode, which runs on macOS.
  private static let edits = """
    /^ *#(if|elseif)[^a-z]/{
    s/canImport\\((AppKit|Combine|Darwin|ObjectiveC|SwiftUI|os)\\)/true/g
    s/canImport\\((FoundationNetworking|Glibc|Musl|UIKit)\\)/false/g
    s/os\\((macOS|OSX)\\)/true/g
    s/os\\([A-Za-z]*\\)/false/g
    }
    s/^( *)import Darwin(\\.[A-Za-z.]+)? *$/\\1import Glibc/
    s/^ *import (\(absent)) *$//

    """

  /// Calls the real compiler, and puts the launcher in the place of the program that it has made.
  ///
  /// A manifest that asks for the system is told what Xcode tells it: that it is read on a Mac. SwiftPM passes the text of
  /// one in a file of another name, with an overlay that names it; that of a version which is not checked out is nowhere else.
  private func compilerText(launcher: String, edits: String) -> String {
    """
    #!/bin/sh
    output=
    previous=
    folder=
    manifest=
    for word; do
      shift
      [ "$previous" = -o ] && output=$word
      [ "$previous" = -vfsoverlay ] && manifest=$(sed -n 's:\\\\/:/:g; s/.*"external-contents":"\\([^"]*\\)".*/\\1/p' "$word")
      previous=$word
      case $word in
        */Package.swift | */Package@swift-*.swift)
          if grep -Eq '^ *(#(if|elseif)[^a-z].*(os|canImport)\\(|import (\(Self.absent)) *$)' "${manifest:-$word}"; then
            folder=$(mktemp -d)
            {
              printf '#sourceLocation(file: "%s", line: 1)\\n' "$word"
              sed -E -f \(Sandbox.quoted(edits)) -- "${manifest:-$word}"
            } >"$folder/${word##*/}"
            word=$folder/${word##*/}
          fi
          ;;
      esac
      set -- "$@" "$word"
    done
    \(Sandbox.quoted(toolchain.compiler.path)) "$@"
    status=$?
    [ -z "$folder" ] || rm -r -- "$folder"
    [ "$status" -eq 0 ] || exit "$status"
    case $previous$* in *-emit-module*) exit 0 ;; esac
    [ -n "$output" ] && [ -f "$output" ] && [ -x "$output" ] || exit 0
    mv -- "$output" "$output.program"
    cp -- \(Sandbox.quoted(launcher)) "$output"

    """
  }

  private func launcherText(reading folders: [String]) -> String {
    // The program lies beside the script, in a folder for temporary files.
    """
    #!/bin/sh
    program=$(readlink -f -- "$0").program
    folder=$(dirname -- "$program")
    timeout -s KILL \(Sandbox.timeLimit) \(sandboxed(reading: folders)) "$program" "$@"
    status=$?
    [ "$status" -ne 137 ] || echo "error: the \(Self.lateness)" >&2
    exit "$status"

    """
  }

  private func sandboxed(reading folders: [String]) -> String {
    let prefix = sandbox.prefix(reading: folders)
    guard sandbox.program != nil else { return prefix }
    let end = " '--'"
    return "\(prefix.dropLast(end.count)) --ro-bind \"$folder\" \"$folder\"\(end)"
  }
}
