import Foundation

/// A folder that is removed with everything in it when the object goes, at the latest.
public final class TemporaryFolder {
  public let path: String

  /// Makes the folder where sockets in it have short enough names.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(SystemError) {
    // A socket's path has 107 bytes at most.
    let wanted = environment["TMPDIR"].flatMap { $0.hasPrefix("/") && $0.utf8.count <= 60 ? $0 : nil } ?? "/tmp"
    let folder = wanted.hasSuffix("/") ? String(wanted.dropLast()) : wanted
    var template = Array("\(folder)/windfall-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("make a temporary folder in \(folder)", errno) }
    path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { remove() }

  public func remove() { try? FileManager.default.removeItem(atPath: path) }
}
