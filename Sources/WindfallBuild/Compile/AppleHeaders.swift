import Foundation
import WindfallProject

/// The public headers of a target of C as they are on Apple's systems: Swift's sources are read like that, and name what
/// stands under `__APPLE__`.
///
/// Each header of the module map is covered, at its own place, by a copy that defines the name around it. So the map stays
/// the only one of its module, wherever it is found. Headers that are no C then, for what they include of Apple's systems,
/// are left as they are.
struct AppleHeaders {
  let map: URL
  let headers: [URL]
  /// Where the copies go.
  let folder: URL
  /// Asks the compiler whether a text is C.
  let isC: (String) throws -> Bool

  /// The file that tells the compiler of the copies; nil where there is nothing to show, or no way to show it.
  func overlay() throws -> URL? {
    let mentions = headers.contains { (InputFile.text(at: $0) ?? "").contains("__APPLE__") }
    guard mentions, let text = InputFile.text(at: map) else { return nil }
    let named = text.matches(of: #/\bheader\s+"([^"]+)"/#).map { header(String($0.output.1)) }
    guard !named.isEmpty, try named.allSatisfy({ try isC(check(of: $0)) }) else { return nil }
    var covers: [Cover] = []
    for (index, header) in named.enumerated() {
      guard let text = InputFile.text(at: header) else { return nil }
      let copy = folder.appendingPathComponent("\(index)-\(header.lastPathComponent)")
      try FileWriter.write(shown(text, of: header), to: copy)
      covers.append(Cover(name: header.path, contents: copy.path))
    }
    let file = folder.appendingPathComponent("headers.yaml")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try FileWriter.write(String(decoding: encoder.encode(Overlay(roots: covers)), as: UTF8.self) + "\n", to: file)
    return file
  }

  private func header(_ name: String) -> URL {
    URL(fileURLWithPath: name, relativeTo: map.deletingLastPathComponent()).standardizedFileURL
  }

  private func check(of header: URL) -> String {
    "#define __APPLE__ 1\n#include \"\(header.path)\"\n#undef __APPLE__\n"
  }

  /// Headers include each other, so that the name must be what it was behind each.
  private func shown(_ text: String, of header: URL) -> String {
    """
    #pragma push_macro("__APPLE__")
    #undef __APPLE__
    #define __APPLE__ 1
    #line 1 "\(header.path)"
    \(text)
    #pragma pop_macro("__APPLE__")

    """
  }

  /// What the compiler reads of files that lie over others.
  private struct Overlay: Encodable {
    let version = 0
    let names = false
    let roots: [Cover]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case names = "use-external-names"
    }
  }

  private struct Cover: Encodable {
    let type = "file"
    let name: String
    let contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }
}
