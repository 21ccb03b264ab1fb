import Foundation

/// Collects the files of a target, each once.
struct TargetFiles {
  private(set) var sources: [URL] = []
  private(set) var otherSources: [URL] = []
  private(set) var publicHeaders: [URL] = []
  private(set) var resources: [ProjectResource] = []
  private(set) var missing: [URL] = []
  private var seen: Set<URL> = []

  mutating func addSource(_ url: URL) {
    guard seen.insert(url).inserted, !Self.isMadeByCocoaPods(url) else { return }
    if url.pathExtension == "swift" {
      sources.append(url)
    } else {
      otherSources.append(url)
    }
    check(url)
  }

  /// One that is not there is missed by those who include it.
  mutating func addPublicHeader(_ url: URL) {
    if !publicHeaders.contains(url) { publicHeaders.append(url) }
  }

  mutating func addResource(_ resource: ProjectResource) {
    guard seen.insert(resource.url).inserted else { return }
    resources.append(resource)
    check(resource.url)
  }

  mutating func add(_ url: URL, kind: FileKind) {
    switch kind {
    case .source, .otherSource: addSource(url)
    case .resource: addResource(ProjectResource(url: url))
    case .folder, .package, .ignored: break
    }
  }

  /// Whether a source is only there because CocoaPods cannot make a target without one; it holds an empty class.
  private static func isMadeByCocoaPods(_ url: URL) -> Bool {
    url.lastPathComponent.hasSuffix("-dummy.m") && url.pathComponents.contains("Target Support Files")
  }

  private mutating func check(_ url: URL) {
    if !FileManager.default.fileExists(atPath: url.path) { missing.append(url) }
  }
}
