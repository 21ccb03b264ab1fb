/// Which argument a mock expects, of whatever type.
public struct AnyMatching {
  let description: String
  let matches: (Any) -> Bool
}
