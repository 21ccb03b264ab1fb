import Foundation

/// Somebody else's project whose tests are run, and what is expected of them.
public struct RealProject: Codable, Equatable, Sendable {
  /// The name in the report.
  public var name: String
  /// The repository, as `owner/name`.
  public var repository: String
  /// The commit that the expectations are made for.
  public var commit: String
  /// The folder in the repository, or a project in it; empty for the whole.
  public var folder: String
  /// The scheme, where it is not the one that would be taken.
  public var scheme: String?
  /// Whether each project in the folder, however deep, is run by itself.
  public var runsEach: Bool?
  /// What is known not to pass.
  public var expectations: [Expectation]?

  /// Tests that do not pass, and why.
  public struct Expectation: Codable, Equatable, Sendable {
    /// A target, class or test; with `runsEach`, behind the name of the project.
    public var tests: String
    public var reason: String

    public init(tests: String, reason: String) {
      self.tests = tests
      self.reason = reason
    }

    /// Whether a test, or a target that cannot run, is meant.
    func covers(_ name: String) -> Bool { name == tests || name.hasPrefix(tests + "/") }
  }

  /// The name of the folder that the repository is checked out into.
  var checkout: String { repository.split(separator: "/").last.map(String.init) ?? repository }

  /// Reads a list of projects.
  public static func list(at file: URL) throws(BuildError) -> [RealProject] {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw BuildError(.unreadableProject, "\(file.path): the list of projects cannot be read")
    }
    do {
      return try JSONDecoder().decode([RealProject].self, from: data)
    } catch {
      throw BuildError(.unreadableProject, "\(file.path): this is no list of projects: \(error)")
    }
  }
}
