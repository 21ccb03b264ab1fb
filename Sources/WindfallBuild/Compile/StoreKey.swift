import Foundation

/// What the outputs of a step depend on, in words that are the same in the derived data of all projects.
struct StoreKey {
  private(set) var lines: [String] = []
  private let root: String

  init(step: String, derivedData: DerivedData) {
    root = derivedData.root.path
    lines = [step]
  }

  var text: String { lines.joined(separator: "\n") }

  /// Adds words in which paths of the derived data may stand.
  mutating func add(_ words: [String]) {
    lines += words.map { word in
      word.replacing(root + "/", with: "/derived/").replacing("\n", with: "\\n")
    }
  }

  /// Adds a file by its content, and by its place in the derived data or elsewhere.
  mutating func add(contentOf path: String) {
    let content = FileManager.default.contents(atPath: path).map { ContentHash(ofFile: $0).hexadecimal } ?? "missing"
    add(["\(content) \(path)"])
  }
}
