import Foundation
import WindfallLowering

/// Has the compiler look at declarations, and leaves out those that it does not take: facts can be wrong, and one line of
/// them must not cost the project.
struct DeclarationCheck {
  let sdk: SDK
  let toolchain: Toolchain
  let folder: URL
  let moduleCache: URL
  /// What the text is going to be called.
  let file: URL
  let progress: BuildProgress

  /// What is left out may be what others need, which are left out the next time.
  private static let mostRounds = 8

  /// The text of the declarations that compile, which are all that is left of the choice; nil where there are none.
  func checked(_ choice: inout DeclarationChoice) throws -> String? {
    for _ in 0..<Self.mostRounds {
      guard !choice.isEmpty else { return nil }
      var writer = DeclarationWriter(choice: choice, modules: choice.neededModules)
      writer.write()
      let wrong = try wrongLines(of: writer.text)
      if wrong.isEmpty { return writer.text }
      let lines = wrong.compactMap { writer.lines.indices.contains($0 - 1) ? writer.lines[$0 - 1] : nil }
      if lines.isEmpty || !choice.remove(lines) { break }
    }
    progress.print(
      "windfall: what the project names of Apple's SDK and is not there cannot be declared: see \(file.path)")
    choice.removeAll()
    return nil
  }

  /// The lines in which the compiler finds errors.
  private func wrongLines(of text: String) throws -> Set<Int> {
    progress.show("declaring what is not there yet")
    let options = LoweringOptions(moduleName: DeclaredNames.module)
    let lowered = Lowerer(options: options).lower(source: text, path: file.path)
    let copy = folder.appendingPathComponent("check/\(DeclaredNames.module).swift")
    try FileWriter.write(lowered.text, to: copy)
    let arguments =
      [
        "-typecheck", "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm",
        "-module-name", DeclaredNames.module, "-module-cache-path", moduleCache.path,
      ] + sdk.compilerArguments + [copy.path]
    var wrong: Set<Int> = []
    var others: [String] = []
    let loop = EventLoop()
    // The compiler leaves its folder behind where it finds errors.
    let temporary = try ToolTemporaryFolder(folder.appendingPathComponent("Temporary"))
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
    let child = try ChildProcess(
      ChildLaunch(executable: toolchain.compiler.path, arguments: arguments, environment: environment), loop: loop,
      onOutput: { line in
        guard line.contains("error: ") else { return }
        if let number = Self.line(in: line, of: file.path) { wrong.insert(number) } else { others.append(line) }
      })
    defer { child.end() }
    try loop.run { child.status != nil }
    guard child.status?.isSuccess != true, wrong.isEmpty else { return wrong }
    throw BuildError(
      .buildFailed, "what is not there yet cannot be declared: \(others.first ?? "the compiler gave no reason")")
  }

  private static func line(in message: String, of path: String) -> Int? {
    guard let range = message.range(of: path + ":") else { return nil }
    return Int(message[range.upperBound...].prefix { $0.isNumber })
  }
}

extension DeclarationChoice {
  var isEmpty: Bool { order.isEmpty && globals.isEmpty && chosenAliases.isEmpty }
}
