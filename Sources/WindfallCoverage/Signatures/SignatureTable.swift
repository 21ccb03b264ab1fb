import Foundation

/// Signatures as text, one a line, in the order of the lines.
public enum SignatureTable {
  /// Reads a table; lines that begin with `#` say where it is from.
  public static func signatures(in text: String) -> [Signature] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { Signature(line: $0) }
  }

  /// Writes the public signatures of the Swift files below some folders, without what is only public for the modules beside it.
  public static func text(of folders: [URL], title: String) throws -> String {
    let collector = SignatureCollector()
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }
      guard !paths.isEmpty else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path]) }
      for path in paths.sorted() { collector.read(try String(contentsOfFile: path, encoding: .utf8)) }
    }
    let lines = collector.signatures.filter { !$0.isInner }.map(\.line)
    return (["# \(title)"] + lines).joined(separator: "\n") + "\n"
  }
}

extension Signature {
  /// Whether a part of the name begins with an underscore.
  public var isInner: Bool { name.split(separator: ".").contains { $0.hasPrefix("_") } }
}
