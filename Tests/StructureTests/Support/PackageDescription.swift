import SwiftParser
import SwiftSyntax

/// The targets that Package.swift declares, read from its text: asking the package manager would take seconds.
struct PackageDescription {
  let targets: [PackageTarget]

  init(_ file: SourceFile) {
    let collector = PackageTargetCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: file.text))
    targets = collector.targets
  }

  /// The target to which a file belongs.
  func target(of path: String) -> PackageTarget? {
    targets.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
  }
}
