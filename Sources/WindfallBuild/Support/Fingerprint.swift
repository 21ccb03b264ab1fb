import Foundation

/// What a build step was made from; a step whose fingerprint is the one of its last success is skipped.
public struct Fingerprint: Hashable, Sendable {
  private var hash = ContentHash()

  public init(step: String) {
    hash.add(step)
  }

  public mutating func add(_ text: String) {
    hash.add(text)
  }

  public mutating func add(_ texts: [String]) {
    hash.add(texts.count)
    for text in texts { hash.add(text) }
  }

  /// Adds a file by name, size and time; a missing file counts as well.
  public mutating func add(fileStamp path: String) {
    hash.add(path)
    guard let stamp = FileStamp(path: path) else { return hash.add(-1) }
    hash.add(Int(stamp.size))
    hash.add(Int(stamp.modifiedNanoseconds))
  }

  /// Adds a file by name and content, for files that are rewritten without a change.
  public mutating func add(fileContent path: String) {
    hash.add(path)
    let content = FileManager.default.contents(atPath: path) ?? Data("missing".utf8)
    hash.add(Int(truncatingIfNeeded: ContentHash(ofFile: content).value))
  }

  public var text: String { hash.hexadecimal }

  /// Whether the step that left its fingerprint in the file was made from the same.
  public func matches(file: URL) -> Bool {
    FileManager.default.contents(atPath: file.path) == Data(text.utf8)
  }
}
