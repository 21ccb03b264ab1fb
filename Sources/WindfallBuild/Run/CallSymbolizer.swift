import Foundation

/// Finds the source lines of calls, with the toolchain's `llvm-symbolizer`.
final class CallSymbolizer {
  struct Place: Hashable {
    var file: String
    var line: Int
  }

  private let program: URL?
  private var known: [String: Place?] = [:]

  init(program: URL? = try? Toolchain.locate().symbolizer) { self.program = program }

  /// The lines of calls, each given as `/path/of/image+1f40`; calls of which nothing is known are left out.
  func places(of calls: [String]) -> [Place] {
    let new = calls.filter { known[$0] == nil }
    if !new.isEmpty { look(up: new) }
    return calls.compactMap { known[$0] ?? nil }
  }

  private func look(up calls: [String]) {
    let pairs = calls.map { call -> (call: String, input: String) in
      let plus = call.lastIndex(of: "+") ?? call.endIndex
      return (call, "\"\(call[..<plus])\" 0x\(call[plus...].dropFirst())")
    }
    for call in calls { known[call] = .some(nil) }
    guard let program, let output = run(program, input: pairs.map(\.input).joined(separator: "\n") + "\n") else {
      return
    }
    // For each address come lines such as `/folder/File.swift:12:3`, and then an empty one.
    for (pair, answer) in zip(pairs, output.components(separatedBy: "\n\n")) {
      guard let last = answer.split(separator: "\n").last else { continue }
      let fields = last.split(separator: ":")
      guard fields.count > 2, let line = Int(fields[fields.count - 2]), line > 0 else { continue }
      known[pair.call] = Place(file: fields.dropLast(2).joined(separator: ":"), line: line)
    }
  }

  private func run(_ program: URL, input: String) -> String? {
    let process = Process()
    process.executableURL = program
    process.arguments = ["--functions=none", "--no-inlines"]
    let (asked, answered) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (asked, answered, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return nil }
    // A dozen addresses fit into the pipe.
    asked.fileHandleForWriting.write(Data(input.utf8))
    try? asked.fileHandleForWriting.close()
    let data = answered.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
