import Foundation
import Testing

/// Gives a suite a workspace, and removes it when the suite is over.
struct WorkspaceTrait: SuiteTrait, TestScoping {
  /// Puts the project into the workspace.
  let fill: @Sendable (Workspace) throws -> Void

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try fill(workspace)
    try await Workspace.$current.withValue(workspace) { try await function() }
  }
}

extension Trait where Self == WorkspaceTrait {
  /// A copy of the calculator among the examples.
  static var calculator: Self { example("Calculator") }

  /// A copy of one of the examples.
  static func example(_ name: String) -> Self {
    WorkspaceTrait { workspace in
      let example = WindfallCommand.repository.appendingPathComponent("Examples/\(name)")
      try FileManager.default.removeItem(at: workspace.project)
      try FileManager.default.copyItem(at: example, to: workspace.project)
    }
  }

  /// A copy of one of the projects in `Fixtures`; those without an Xcode project get one made of their folders.
  static func fixture(_ name: String, settings: [String: String] = [:]) -> Self {
    WorkspaceTrait { workspace in
      let folder = WindfallCommand.repository.appendingPathComponent("Tests/EndToEndTests/Fixtures/\(name)")
      try FileManager.default.removeItem(at: workspace.project)
      try FileManager.default.copyItem(at: folder, to: workspace.project)
      let entries = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      if entries.contains(where: {
        $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".playground")
          || $0 == "Package.swift"
      }) {
        return
      }
      let packages = entries.filter { name in
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name)/Package.swift").path)
      }
      var file = ProjectFile(folders: entries.filter { !packages.contains($0) }, packages: packages)
      file.settings.merge(settings) { $1 }
      try workspace.write(file.text, to: "\(name).xcodeproj/project.pbxproj")
    }
  }

  /// A workspace whose project the tests write.
  static var empty: Self { WorkspaceTrait { _ in } }
}
