import Foundation
import WindfallProject

/// The projects that the tests read.
enum Fixtures {
  /// The folder of the fixtures.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The calculator among the examples.
  static let calculator = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Calculator")

  static func project(_ name: String) throws -> XcodeProject {
    try XcodeProject(path: folder.appending(path: name).path)
  }

  static func target(_ target: String, of project: String) throws -> (XcodeProject, ProjectTarget) {
    let project = try Fixtures.project(project)
    return (project, try project.requiredTarget(target))
  }
}

extension XcodeProject {
  struct NoTarget: Error {
    let name: String
  }

  func requiredTarget(_ name: String) throws -> ProjectTarget {
    guard let target = target(named: name) else { throw NoTarget(name: name) }
    return target
  }

  /// Paths relative to the project's folder, for short expectations.
  func relative(_ urls: [URL]) -> [String] {
    urls.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }
}
