import Foundation
@_spi(Windfall) import FoundationOverlay
import Testing

/// A bundle on disk, gone when the test is over, and with it the choice of languages.
final class LocalizedFolder {
  let url: URL

  init(extension ext: String = "bundle") throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ext)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    ProcessLanguages.choose(nil)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func write(_ entries: [String: Any], to path: String) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
    try write("", to: path)
    try data.write(to: url.appendingPathComponent(path))
  }

  func bundle(_ languages: String..., locale: String = "en_US") throws -> Bundle {
    ProcessLanguages.choose(ProcessLanguages(languages: languages, locale: locale))
    return try #require(Bundle(url: url))
  }
}
