import Foundation
import Synchronization

/// The file by which the process of an app tells that of its test what was called.
@_spi(Windfall) public struct UnimplementedCallFile: Sendable {
  /// The variable that names the file to the app.
  public static let variable = "WINDFALL_APP_CALLS"

  private let path: String

  public init(path: String) { self.path = path }

  /// Adds a line, at once and whole, so that it is there before the app answers.
  public func append(_ call: UnimplementedCall) {
    let line = ([call.isOfLaunch ? "launch" : "call", call.name] + call.places).joined(separator: "\t") + "\n"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    Array(line.utf8).withUnsafeBytes { _ = write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Takes the calls that the file has by now out of it.
  public func take() -> [UnimplementedCall] {
    // Nearly always there is no file.
    let taken = "\(path).taken"
    guard rename(path, taken) == 0 else { return [] }
    defer { unlink(taken) }
    let text = FileManager.default.contents(atPath: taken).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count > 1 else { return nil }
      return UnimplementedCall(name: fields[1], places: Array(fields[2...]), isOfLaunch: fields[0] == "launch")
    }
  }
}
