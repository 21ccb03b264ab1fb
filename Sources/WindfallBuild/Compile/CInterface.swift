import Foundation
import WindfallLowering

/// What Swift sees of the C headers of a target: the module of its public ones, or its bridging header.
struct CInterface {
  let target: TargetPlan
  let sources: CSources
  let toolchain: Toolchain
  let derivedData: DerivedData

  private var folder: URL { derivedData.intermediates(target.name) }

  /// What the compilation of the target's sources, and of those that import its module, is given.
  func importArguments() throws(BuildError) -> [String] {
    var arguments: [String] = []
    if let headers = sources.publicHeaders {
      let map = ModuleMap(moduleName: target.moduleName, headers: headers)
      let file = map.own ?? folder.appendingPathComponent("module.modulemap")
      if map.own == nil { try FileWriter.write(map.text, to: file) }
      let shown = try shownByApple(map: file, headers: headers)
      arguments = ["-fmodule-map-file=\(file.path)", "-I", headers.path]
      if let shown { arguments += ["-ivfsoverlay", shown.path] }
    } else if target.settings.bridgingHeader != nil {
      arguments = sources.includeArguments
    }
    return arguments.flatMap { ["-Xcc", $0] }
  }

  /// What covers the headers with how they are on Apple's systems, where that makes a difference.
  private func shownByApple(map: URL, headers: URL) throws(BuildError) -> URL? {
    let apple = AppleHeaders(
      map: map, headers: sources.headers.filter { $0.path.hasPrefix(headers.path + "/") },
      folder: folder.appendingPathComponent("C/Apple"),
      isC: { try isC($0, of: headers.appendingPathComponent("module.h")) })
    // Without such a cover the headers are those of Linux.
    return try? apple.overlay()
  }

  /// The part of the bridging header that is C, and the lines of it that are left out because they are not.
  ///
  /// What it includes of frameworks is there all the same: each source imports their modules.
  func bridgingHeader() throws -> (file: URL, leftOut: [String])? {
    guard let header = target.settings.bridgingHeader,
      let text = try? String(contentsOf: header, encoding: .utf8)
    else { return nil }
    let file = folder.appendingPathComponent("\(target.moduleName)-Bridging-Header.h")
    let found = file.appendingPathExtension("left-out")
    let stamp = file.appendingPathExtension("fingerprint")
    let fingerprint = fingerprint(of: text)
    if fingerprint.matches(file: stamp), FileManager.default.fileExists(atPath: file.path),
      let known = try? String(contentsOf: found, encoding: .utf8)
    {
      return (file, known.split(separator: "\n").map(String.init))
    }
    let (rest, leftOut) = try partInC(of: text, header)
    // The tests of an app see its header by way of its module, and perhaps as their own.
    let name = "WINDFALL_HEADER_\(ContentHash(of: header.path).hexadecimal)"
    try FileWriter.write("#ifndef \(name)\n#define \(name)\n\(rest)\n#endif\n", to: file)
    try FileWriter.write(leftOut.joined(separator: "\n"), to: found)
    try FileWriter.write(fingerprint.text, to: stamp)
    return (file, leftOut)
  }

  /// What the part of a header in C depends on.
  private func fingerprint(of text: String) -> Fingerprint {
    var fingerprint = Fingerprint(step: "bridging header")
    fingerprint.add(toolchain.identity)
    fingerprint.add(text)
    fingerprint.add(sources.includeArguments + sources.definitions)
    for header in sources.headers { fingerprint.add(fileContent: header.path) }
    return fingerprint
  }

  private func partInC(of text: String, _ header: URL) throws -> (text: String, leftOut: [String]) {
    var kept: [String] = []
    var leftOut: [String] = []
    for line in text.split(whereSeparator: \.isNewline).map(String.init) {
      guard let name = Self.includedName(line) else {
        kept.append(line)
        continue
      }
      if let module = UmbrellaHeader.modules(in: line).first, LoweringOptions.sdkModules.contains(module) { continue }
      if !name.isEmpty, try isC(line, of: header) { kept.append(line) } else { leftOut.append(line) }
    }
    var rest = kept.joined(separator: "\n")
    if try !isC(rest, of: header) {
      rest = ""
      leftOut = ["all of it"]
    }
    return (rest, leftOut)
  }

  /// The header that a line includes; empty for a module, nil where the line does something else.
  private static func includedName(_ line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    if words.first == "@import" { return "" }
    guard let first = words.first, ["#import", "#include"].contains(first), words.count > 1 else { return nil }
    return String(words[1])
  }

  /// Asks the compiler whether a text is C.
  private func isC(_ text: String, of header: URL) throws -> Bool {
    let file = folder.appendingPathComponent("C/check.h")
    try FileWriter.write(text + "\n", to: file)
    let arguments =
      ["-fsyntax-only", "-x", "c", "-fblocks", "-w", "-I", header.deletingLastPathComponent().path]
      + sources.includeArguments + sources.definitions.map { "-D\($0)" } + [file.path]
    return try ChildProcess.run(executable: toolchain.linkerDriver.path, arguments: arguments).isSuccess
  }
}
