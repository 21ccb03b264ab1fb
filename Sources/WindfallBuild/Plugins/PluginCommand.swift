import Foundation

/// A command that a plug-in wants to have run, in the sandbox.
struct PluginCommand {
  let use: PluginUse
  let target: String
  let command: PluginReply.Command
  /// The files that it reads and makes, as far as they are known before.
  let inputs: [URL]
  let outputs: [URL]
  /// Where it may write.
  let workFolder: URL
  let reading: [String]

  /// How long it may run, in seconds.
  private static let timeLimit = 300

  private var title: String {
    "the command \"\(command.displayName ?? command.executable.lastPathComponent)\" of \(use.title)"
  }

  /// A step that is left out while nothing changes that the command is known to read.
  func step(number: Int, toolchain: Toolchain, after prerequisites: [Int]) throws(BuildError) -> BuildStep {
    let script = workFolder.appendingPathExtension("\(number).sh")
    try FileWriter.write(text, to: script)
    for output in outputs where output.path.hasPrefix(workFolder.path + "/") {
      try FileWriter.createFolder(output.deletingLastPathComponent())
    }
    var fingerprint = Fingerprint(step: "plug-in command")
    fingerprint.add(text)
    fingerprint.add(toolchain.identity)
    fingerprint.add(fileStamp: command.executable.path)
    let own = fingerprint
    let inputs = inputs
    return BuildStep(
      title: title, executable: URL(fileURLWithPath: "/bin/sh"), arguments: [script.path],
      recordFile: workFolder.appendingPathExtension("\(number).record"), outputs: outputs,
      fingerprint: {
        var fingerprint = own
        for input in inputs { Self.add(input, to: &fingerprint) }
        return fingerprint
      },
      prerequisites: prerequisites)
  }

  private static func add(_ input: URL, to fingerprint: inout Fingerprint) {
    fingerprint.add(fileContent: input.path)
    for path in (FileManager.default.enumerator(atPath: input.path)?.compactMap { $0 as? String } ?? []).sorted() {
      fingerprint.add(fileContent: input.appendingPathComponent(path).path)
    }
  }

  /// Runs the command as the tool's caller would: with its words, its variables and its folder.
  private var text: String {
    let folder = command.workingDirectory ?? use.context.package.folder
    let sandbox = Sandbox.current.prefix(
      reading: reading, writing: [workFolder.path], variables: command.environment, folder: folder.path)
    let words = ([command.executable.path] + command.arguments).map(Sandbox.quoted).joined(separator: " ")
    return """
      #!/bin/sh
      timeout -s KILL \(Self.timeLimit) \(sandbox) \(words)
      status=$?
      [ "$status" -ne 137 ] || echo "error: it ran for longer than \(Self.timeLimit) seconds" >&2
      exit "$status"

      """
  }
}
