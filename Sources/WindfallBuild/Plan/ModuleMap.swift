import Foundation
import WindfallProject

/// The map by which Swift imports the public headers of a target of C.
struct ModuleMap {
  let moduleName: String
  let headers: URL

  /// The map that lies with the headers; nil where one has to be made.
  var own: URL? {
    let file = headers.appendingPathComponent("module.modulemap")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// The libraries that the map with the headers asks to link.
  var libraries: [String] {
    guard let text = own.flatMap({ InputFile.text(at: $0) }) else { return [] }
    return text.matches(of: /\blink\s+"([^"]+)"/).map { String($0.1) }
  }

  /// The header that has the module's name, which includes all others; nil where there is none.
  var umbrella: URL? {
    ["\(moduleName).h", "\(moduleName)/\(moduleName).h"].map { headers.appendingPathComponent($0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The headers that a map names.
  static func headers(of map: URL) -> [URL] {
    guard let text = InputFile.text(at: map) else { return [] }
    let folder = map.deletingLastPathComponent()
    return text.matches(of: /\bheader\s+"([^"]+)"/).map { folder.appendingPathComponent(String($0.1)) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The map that SwiftPM would make: of the header that has the module's name, or of all.
  var text: String {
    let umbrella = umbrella.map { "umbrella header \"\($0.path)\"" }
    return "module \(moduleName) {\n  \(umbrella ?? "umbrella \"\(headers.path)\"")\n  export *\n}\n"
  }
}
