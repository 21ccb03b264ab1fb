import Foundation

/// Keeps programs that packages bring from the network, from the user's files and from the environment: manifests, macros
/// and plug-ins, which run before anybody has read them.
struct Sandbox {
  /// How long a manifest may run.
  static let timeLimit = 60

  /// The program that makes sandboxes; nil where there is none, or where it may not make any.
  let program: String?

  /// What there is on this machine.
  static let current = Sandbox(program: working)

  private static let working: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for folder in folders {
      let path = "\(folder)/bwrap"
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      let arguments = ["--ro-bind", "/", "/", "--unshare-all", "--die-with-parent", "/bin/true"]
      let works = (try? ChildProcess.run(executable: path, arguments: arguments))?.isSuccess
      return works == true ? path : nil
    }
    return nil
  }()

  /// What a person is told where there is none.
  static let warning =
    "manifests, macros and plug-ins of packages run without a sandbox: install bubblewrap to keep them from network and files"

  /// The words of a shell command before which a program is sandboxed: it can read the system and these folders, and
  /// write nowhere else than in memory and in those that it is given to write to.
  func prefix(
    reading folders: [String], writing written: [String] = [], variables own: [String: String] = [:],
    folder: String = "/tmp"
  ) -> String {
    let usual = ["PATH": "/usr/bin:/bin", "HOME": "/tmp", "TMPDIR": "/tmp", "LANG": "C.UTF-8"]
    let variables = usual.merging(own) { $1 }.sorted { $0.key < $1.key }
    guard let program else {
      let words = variables.map { "\($0.key)=\($0.value)" }
      return (["env", "-i", "-C", folder] + words).map(Self.quoted).joined(separator: " ")
    }
    var words = [program, "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    let hidden = ["/tmp", "/run", "/home", "/root", home].filter { $0.count > 1 && $0.hasPrefix("/") }
    for folder in hidden where FileManager.default.fileExists(atPath: folder) { words += ["--tmpfs", folder] }
    for folder in folders where folder.count > 1 { words += ["--ro-bind-try", folder, folder] }
    for folder in written where folder.count > 1 { words += ["--bind", folder, folder] }
    words += ["--unshare-all", "--die-with-parent", "--clearenv"]
    for (name, value) in variables { words += ["--setenv", name, value] }
    return (words + ["--chdir", folder, "--"]).map(Self.quoted).joined(separator: " ")
  }

  /// A script that starts a program in the sandbox, with its arguments.
  func launcher(of program: String, reading folders: [String]) -> String {
    "#!/bin/sh\nexec \(prefix(reading: folders)) \(Self.quoted(program)) \"$@\"\n"
  }

  /// A word of a shell command, whatever stands in it.
  static func quoted(_ word: String) -> String {
    "'\(word.replacing("'", with: "'\\''"))'"
  }
}
