import Foundation

/// The shared schemes of a project.
struct SchemeFolder {
  /// The `.xcodeproj` folder.
  let project: URL

  /// The schemes by name; `nil` where the project shares none.
  func schemes() throws(ProjectError) -> [Scheme]? {
    let folder = project.appending(relativePath: "xcshareddata/xcschemes")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcscheme") }.sorted()
    guard !names.isEmpty else { return nil }
    var result: [Scheme] = []
    for name in names {
      result.append(try SchemeFile(url: folder.appending(relativePath: name), project: project).scheme())
    }
    return result
  }
}
