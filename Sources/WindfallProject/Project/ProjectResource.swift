import Foundation

/// A file or folder that is put into a product's bundle.
public struct ProjectResource: Sendable, Equatable, Hashable {
  /// Where it is in the user's tree.
  public let url: URL

  /// Where it goes, as a path relative to the bundle: `Data.json`, or `de.lproj/Localizable.strings`.
  public let destination: String

  /// The language of a localised resource, as its `.lproj` folder is called; `Base` for the base language.
  public let region: String?

  /// Makes a resource.
  public init(url: URL, destination: String, region: String? = nil) {
    self.url = url
    self.destination = destination
    self.region = region
  }

  /// A resource that goes to the top of the bundle, or to the folder of its language when it stands in one.
  init(url: URL, inFolder folder: String = "") {
    let parent = url.deletingLastPathComponent()
    let name = url.lastPathComponent
    let prefix = folder.isEmpty ? "" : folder + "/"
    if parent.pathExtension == "lproj" {
      self.init(
        url: url, destination: "\(prefix)\(parent.lastPathComponent)/\(name)",
        region: parent.deletingPathExtension().lastPathComponent)
    } else {
      self.init(url: url, destination: prefix + name)
    }
  }
}
