import Foundation

/// A file or folder that is copied into a bundle.
public struct BundleResource: Hashable, Sendable {
  public var source: URL
  /// The place in the bundle, such as `en.lproj/Localizable.strings`.
  public var destination: String
  /// Whether the target has Swift for what is in it: names of assets and texts, classes of data models.
  var isNamedInSwift = true

  public init(source: URL, destination: String) {
    self.source = source
    self.destination = destination
  }

  /// The place of what the build makes of it: storyboards and xibs get another extension.
  var builtDestination: String {
    guard let kind = InterfaceFileKind(source) else { return destination }
    let stem = destination.hasSuffix(kind.rawValue) ? destination.dropLast(kind.rawValue.count) : "\(destination)."
    return stem + kind.builtExtension
  }
}
