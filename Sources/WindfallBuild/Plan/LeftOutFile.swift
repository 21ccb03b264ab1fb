/// A file of a test target that is compiled nowhere, because what it imports or names is not to be had.
public struct LeftOutFile: Hashable, Sendable {
  public var path: String
  /// Where the reason stands in it.
  public var line: Int
  /// Why, in one line.
  public var reason: String
  /// The libraries that do not compile either, without which its target is built.
  var libraries: Set<String> = []
}
