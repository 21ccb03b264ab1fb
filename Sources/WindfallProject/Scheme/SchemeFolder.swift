import Foundation

/// The shared schemes of a project or package.
struct SchemeFolder {
  /// What holds the folder of shared data.
  private let container: URL
  /// Where paths in the schemes start.
  private let start: URL

  /// Makes it for an `.xcodeproj` or `.xcworkspace` folder.
  init(project: URL) {
    container = project
    start = project.deletingLastPathComponent()
  }

  /// Makes it for the folder of a package, where Xcode keeps schemes in a hidden folder.
  init(package: URL) {
    container = package.appending(relativePath: ".swiftpm/xcode")
    start = package
  }

  /// The schemes by name; `nil` where the project shares none.
  func schemes() throws(ProjectError) -> [Scheme]? {
    let folder = container.appending(relativePath: "xcshareddata/xcschemes")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcscheme") }.sorted()
    guard !names.isEmpty else { return nil }
    var result: [Scheme] = []
    for name in names {
      result.append(try SchemeFile(url: folder.appending(relativePath: name), folder: start).scheme())
    }
    return result
  }
}
