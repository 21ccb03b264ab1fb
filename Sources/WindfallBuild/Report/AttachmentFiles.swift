import Foundation
import WindfallCore

/// Finds what a test has left in the folder of attachments.
struct AttachmentFiles {
  /// Nil when no attachments are kept.
  let folder: String?

  /// The paths of the files, in the order in which the test added them.
  func files(of test: TestIdentifier) -> [String] {
    guard let folder, let className = test.className, let method = test.method else { return [] }
    let place = "\(folder)/\(test.target)/\(className)/\(method)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.sorted { (Self.number($0), $0) < (Self.number($1), $1) }.map { "\(place)/\($0)" }
  }

  private static func number(_ name: String) -> Int { Int(name.prefix { $0.isNumber }) ?? 0 }
}
