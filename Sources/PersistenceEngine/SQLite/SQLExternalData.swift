import Foundation

/// Data that a model allows to be kept outside of the file: a first byte says whether it follows, or the name of a file.
struct SQLExternalData: Sendable {
  private static let inline: UInt8 = 1
  private static let external: UInt8 = 2
  /// Less than this stays in the file of the store.
  private static let limit = 100 * 1024

  /// Nil for a store in memory.
  private let folder: URL?

  init(store: URL?) { folder = store.map { Self.folder(of: $0) } }

  static func folder(of store: URL) -> URL {
    let name = ".\(store.deletingPathExtension().lastPathComponent)_SUPPORT"
    return store.deletingLastPathComponent().appendingPathComponent(name).appendingPathComponent("_EXTERNAL_DATA")
  }

  /// What stands in the column for data.
  func stored(_ data: Data) throws -> Data {
    guard let folder, data.count >= Self.limit else { return Data([Self.inline]) + data }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = UUID().uuidString
    try data.write(to: folder.appendingPathComponent(name))
    return Data([Self.external]) + Data(name.utf8) + Data([0])
  }

  /// The data that a column stands for; nil where its file is gone.
  func data(_ stored: Data) -> Data? {
    switch stored.first {
    case Self.inline: stored.dropFirst().withUnsafeBytes { Data($0) }
    case Self.external: file(of: stored).flatMap { try? Data(contentsOf: $0) }
    default: stored
    }
  }

  /// The file that a column names.
  func file(of stored: Data) -> URL? {
    guard stored.first == Self.external, let folder else { return nil }
    let name = String(decoding: stored.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
    guard !name.isEmpty, !name.contains("/") else { return nil }
    return folder.appendingPathComponent(name)
  }
}
