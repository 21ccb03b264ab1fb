import Foundation

/// One run of a plug-in, in a sandbox: it is asked which commands belong to the build of a target.
struct PluginProcess {
  let program: URL
  /// Where it may write; what it is asked, and answers, lies beside it.
  let workFolder: URL
  let reading: [String]

  /// How long it may run.
  static let timeLimit = Double(Sandbox.timeLimit)

  /// Why a plug-in has given no commands, in a clause.
  struct Failure: Error {
    let reason: String
  }

  /// Answers all that the plug-in says; throws a failure where it stops before it has answered.
  func run(_ request: Data, progress: BuildProgress, limit: Double = timeLimit) throws -> [PluginReply] {
    try FileWriter.createFolder(workFolder)
    let question = workFolder.appendingPathExtension("request")
    let answer = workFolder.appendingPathExtension("replies")
    try FileWriter.write(PluginReply.framed(request), to: question)
    try FileWriter.write(Data(), to: answer)
    let input = try Self.open(question, O_RDONLY)
    defer { close(input) }
    let output = try Self.open(answer, O_WRONLY | O_TRUNC)
    defer { close(output) }
    let sandbox = Sandbox.current.prefix(reading: reading, writing: [workFolder.path])
    if Sandbox.current.program == nil { progress.printOnce(Sandbox.warning) }
    let launch = ChildLaunch(
      executable: "/bin/sh", arguments: ["-c", "exec \(sandbox) \(Sandbox.quoted(program.path))"],
      descriptors: [STDIN_FILENO: input, STDOUT_FILENO: output])
    var errors: [String] = []
    var isLate = false
    let loop = EventLoop()
    let child = try ChildProcess(launch, loop: loop, onOutput: { _ in }, onErrorOutput: { errors.append($0) })
    defer { child.end() }
    progress.tick(on: loop)
    loop.schedule(after: limit) { isLate = true }
    try loop.run { isLate || child.status != nil }
    child.end()
    if isLate { throw Failure(reason: "it ran for longer than \(Int(limit)) seconds") }
    let replies = PluginReply.all(in: FileManager.default.contents(atPath: answer.path) ?? Data())
    guard child.status?.isSuccess == true, let replies else {
      throw Failure(reason: Self.reason(replies ?? [], errors, child.status))
    }
    return replies
  }

  private static func open(_ file: URL, _ flags: Int32) throws -> Int32 {
    let descriptor = Glibc.open(file.path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("open \(file.path)", errno) }
    return descriptor
  }

  /// What went wrong: in the plug-in's own words, or else in those of the Swift runtime.
  private static func reason(_ replies: [PluginReply], _ errors: [String], _ status: ExitStatus?) -> String {
    for case .diagnostic(let diagnostic) in replies where diagnostic.severity == "error" { return diagnostic.message }
    for line in errors {
      if let stop = line.firstRange(of: "Fatal error: ") { return "it stops: \(line[stop.lowerBound...])" }
    }
    guard let status else { return "it did not end" }
    // The sandbox tells a signal as a shell does.
    if case .exited(let number) = status, number > 128 {
      return "it crashed with \(ExitStatus.signalled(number - 128))"
    }
    return status.isSuccess ? "it answers what is no answer" : "it ended with \(status)"
  }
}
