/// See [ScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/scrolltargetbehavior).
///
/// A structure here: apps have no behaviours of their own, and views are not aligned.
public struct ScrollTargetBehavior: Equatable, Sendable {
  private let name: String

  public static let paging = ScrollTargetBehavior(name: "paging")
  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
}
