/// Which argument a mock expects, of whatever type.
public struct AnyMatching {
  let description: String
  let matches: (Any) -> Bool

  /// Whatever is passed.
  public static var any: AnyMatching { AnyMatching(description: "anything") { _ in true } }
}
