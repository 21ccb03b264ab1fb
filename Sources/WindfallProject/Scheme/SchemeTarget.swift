/// A target as a scheme or test plan names it.
public struct SchemeTarget: Sendable, Equatable {
  /// The target's identifier in its project.
  public let id: String

  /// The target's name.
  public let name: String

  /// Where the target's project is, as it stands in the file: `container:Calculator.xcodeproj`.
  public let container: String
}
