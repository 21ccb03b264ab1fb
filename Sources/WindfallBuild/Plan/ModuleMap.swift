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

  /// The map that SwiftPM would make: of the header that has the module's name, or of all.
  var text: String {
    let named = ["\(moduleName).h", "\(moduleName)/\(moduleName).h"].map { headers.appendingPathComponent($0).path }
    let umbrella = named.first { FileManager.default.fileExists(atPath: $0) }.map { "umbrella header \"\($0)\"" }
    return "module \(moduleName) {\n  \(umbrella ?? "umbrella \"\(headers.path)\"")\n  export *\n}\n"
  }
}
