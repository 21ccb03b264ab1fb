import Foundation

/// The programs of the toolchain that read what was counted.
struct CoverageTool {
  let toolchain: Toolchain

  /// Reads the counts that processes have left in a folder, of these binaries; nil where no process left any.
  func export(profiles folder: String, binaries: [URL]) throws -> CoverageExport? {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".profraw") }
    guard !names.isEmpty, let first = binaries.first else { return nil }
    let list = "\(folder)/profiles"
    try names.sorted().map { "\(folder)/\($0)\n" }.joined().write(toFile: list, atomically: false, encoding: .utf8)
    let merged = "\(folder)/merged.profdata"
    // A process that was killed in its first moments leaves a file with nothing in it.
    try run("llvm-profdata", ["merge", "-sparse", "--failure-mode=all", "-o", merged, "--input-files=\(list)"])
    let output = "\(folder)/export.json"
    try run(
      "llvm-cov",
      ["export", "-format=text", "-instr-profile", merged, first.path]
        + binaries.dropFirst().flatMap { ["-object", $0.path] }, output: output)
    let data = try Data(contentsOf: URL(fileURLWithPath: output))
    do {
      return try named(JSONDecoder().decode(CoverageExport.self, from: data), in: folder)
    } catch is DecodingError {
      throw BuildError(.unusableMachine, "llvm-cov has written what is not to be understood: \(output)")
    }
  }

  /// Functions by the names that a person knows them by.
  private func named(_ export: CoverageExport, in folder: String) throws -> CoverageExport {
    var export = export
    let input = "\(folder)/names"
    let output = "\(folder)/readable"
    // Names of functions that other files may have as well are written with the file in front.
    let names = export.data.flatMap(\.functions).map { $0.name.split(separator: ":").last.map(String.init) ?? $0.name }
    try names.map { $0 + "\n" }.joined().write(toFile: input, atomically: false, encoding: .utf8)
    try run("swift-demangle", ["-compact", "-simplified"], input: input, output: output)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    var readable = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for part in export.data.indices {
      for index in export.data[part].functions.indices {
        if let name = readable.popFirst() { export.data[part].functions[index].name = String(name) }
      }
    }
    return export
  }

  private func run(_ name: String, _ arguments: [String], input: String? = nil, output: String? = nil) throws {
    let process = Process()
    process.executableURL = toolchain.compiler.deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = arguments
    process.standardInput = input.flatMap { FileHandle(forReadingAtPath: $0) } ?? .nullDevice
    let errors = Pipe()
    process.standardError = errors
    if let output {
      _ = FileManager.default.createFile(atPath: output, contents: nil)
      process.standardOutput = FileHandle(forWritingAtPath: output) ?? .nullDevice
    } else {
      process.standardOutput = FileHandle.nullDevice
    }
    do {
      try process.run()
    } catch {
      throw BuildError(.unusableMachine, "the toolchain has no \(name), which reads the coverage")
    }
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BuildError(.unusableMachine, "\(name) cannot read the coverage: \(text.split(separator: "\n").last ?? "")")
    }
  }
}
