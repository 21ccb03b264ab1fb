import Foundation

/// Asks the toolchain's importer for the Swift view of headers in Objective-C, in a process of its own.
struct HeaderImporter {
  let sdk: SDK
  let toolchain: Toolchain
  /// The folder with the headers and their module map.
  let folder: URL

  static let module = "WindfallHeaders"
  static let appleModule = "WindfallApple"

  /// The name of the program, which lies beside the others of the SDK.
  static let program = "WindfallHeaderImporter"

  /// What the importer makes of the module.
  func interface() throws -> ImportedInterface {
    let map = """
      module \(Self.appleModule) { header "\(Self.appleModule).h" export * }
      module \(Self.module) { header "\(Self.module).h" export * }

      """
    try FileWriter.write(map, to: folder.appendingPathComponent("module.modulemap"))
    let request = folder.appendingPathComponent("request.yaml")
    let answer = folder.appendingPathComponent("answer.json")
    try FileWriter.write(self.request, to: request)
    try? FileManager.default.removeItem(at: answer)
    let library = toolchain.compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/libsourcekitdInProc.so")
    var last = ""
    let status = try ChildProcess.run(
      executable: sdk.products.appendingPathComponent(Self.program).path,
      arguments: [library.path, request.path, answer.path]
    ) { line in if line.contains("error") || last.isEmpty { last = line } }
    guard status.isSuccess, let data = FileManager.default.contents(atPath: answer.path) else {
      throw BuildError(.buildFailed, "the headers in Objective-C cannot be imported: \(last)")
    }
    return try ImportedInterface(answer: data)
  }

  private var request: String {
    let frontend = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
    let arguments =
      [
        "-target", Toolchain.triple, "-I", folder.path, "-module-cache-path",
        folder.appendingPathComponent("ModuleCache").path, "-swift-version", "5",
      ] + frontend.flatMap { ["-Xfrontend", $0] } + ["-Xcc", "-w"]
    let list = arguments.map(Self.quoted).joined(separator: ", ")
    return
      "{key.request: source.request.docinfo, key.modulename: \(Self.quoted(Self.module)), key.compilerargs: [\(list)]}"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
