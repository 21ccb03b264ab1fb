import Foundation

/// The compiler's table of where each source's object and dependency record go.
struct OutputFileMap {
  let moduleName: String
  let sources: [URL]
  let folder: URL

  /// The object made from a source. The second extension keeps it apart from the object that the compiler makes of the
  /// module itself, which would overwrite a source's of the same name.
  func object(for source: URL) -> URL {
    folder.appendingPathComponent(source.lastPathComponent + ".o")
  }

  /// What the compiler remembers of its last run.
  var priors: URL { folder.appendingPathComponent("\(moduleName).priors") }

  var objects: [URL] { sources.map(object(for:)) }

  func write(to file: URL) throws(BuildError) {
    var entries = ["": ["swift-dependencies": folder.appendingPathComponent("\(moduleName).swiftdeps").path]]
    for source in sources {
      let name = source.lastPathComponent
      entries[source.path] = [
        "object": object(for: source).path,
        "swift-dependencies": folder.appendingPathComponent("\(name).swiftdeps").path,
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(entries) else { return }
    try FileWriter.write(data, to: file)
  }
}
