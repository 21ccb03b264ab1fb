import Foundation
import WindfallProject

/// The public headers of a target of C as they are on Apple's systems: Swift's sources are read like that, and name what
/// stands under `__APPLE__`.
///
/// Each header of the module map is reached through one that defines the name around it. Headers that are no C then, for
/// what they include of Apple's systems, are left as they are.
struct AppleHeaders {
  let map: URL
  let headers: [URL]
  /// Where the new map and its headers go.
  let folder: URL
  /// Asks the compiler whether a text is C.
  let isC: (String) throws -> Bool

  /// The map that leads to such headers; nil where there is nothing to show, or no way to show it.
  func adapted() throws -> URL? {
    let mentions = headers.contains { (InputFile.text(at: $0) ?? "").contains("__APPLE__") }
    guard mentions, let text = InputFile.text(at: map) else { return nil }
    let pattern = #/\bheader\s+"([^"]+)"/#
    let named = text.matches(of: pattern).map { String($0.output.1) }
    guard !named.isEmpty, try named.allSatisfy({ try isC(wrapper(of: $0)) }) else { return nil }
    for name in named { try FileWriter.write(wrapper(of: name), to: place(of: name)) }
    let file = folder.appendingPathComponent("module.modulemap")
    let adapted = text.replacing(pattern) { match in
      let old = match.output.0
      return old.prefix(upTo: old.firstIndex(of: "\"") ?? old.endIndex)
        + "\"\(place(of: String(match.output.1)).path)\""
    }
    try FileWriter.write(adapted, to: file)
    return file
  }

  private func wrapper(of name: String) -> String {
    let header = URL(fileURLWithPath: name, relativeTo: map.deletingLastPathComponent())
    return "#define __APPLE__ 1\n#include \"\(header.standardizedFileURL.path)\"\n#undef __APPLE__\n"
  }

  private func place(of name: String) -> URL {
    folder.appendingPathComponent(URL(fileURLWithPath: name).lastPathComponent)
  }
}
