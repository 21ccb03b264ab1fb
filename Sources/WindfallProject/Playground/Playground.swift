import Foundation

/// A playground of Xcode, read from disk.
public struct Playground: Sendable {
  /// The `.playground` folder.
  public let url: URL

  /// The pages in the order in which Xcode shows them; one without a `Pages` folder has a single page of its own name.
  public let pages: [PlaygroundPage]

  /// The Swift files of the `Sources` folder, which make up a module that every page imports.
  public let sources: [URL]

  /// The playground's name, which is that of its folder without the extension.
  public var name: String { url.deletingPathExtension().lastPathComponent }

  /// Reads the playground in a folder.
  public init(url: URL) throws(ProjectError) {
    self.url = url
    sources = PlaygroundFolder.swiftFiles(in: url.appending(path: "Sources"))
    let resources = PlaygroundFolder.entries(of: url.appending(path: "Resources"))
    let order = try PlaygroundContents(of: url).pageNames
    let folder = url.appending(path: "Pages")
    let found = PlaygroundFolder.entries(of: folder).filter { $0.pathExtension == "xcplaygroundpage" }
    guard !found.isEmpty else {
      let name = url.deletingPathExtension().lastPathComponent
      pages = [try PlaygroundPage(name: name, folder: url, sources: [], resources: resources)]
      return
    }
    let names = found.map { $0.deletingPathExtension().lastPathComponent }
    let listed = order.filter(names.contains)
    pages = try (listed + names.filter { !listed.contains($0) }).map { (name) throws(ProjectError) in
      let page = folder.appending(path: "\(name).xcplaygroundpage")
      let own = PlaygroundFolder.entries(of: page.appending(path: "Resources"))
      let ownNames = Set(own.map(\.lastPathComponent))
      return try PlaygroundPage(
        name: name, folder: page, sources: PlaygroundFolder.swiftFiles(in: page.appending(path: "Sources")),
        resources: own + resources.filter { !ownNames.contains($0.lastPathComponent) })
    }
  }
}
