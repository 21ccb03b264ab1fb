import Foundation

/// How packages are fetched.
public struct PackageFetching: Sendable {
  /// Where copies of repositories are kept; by default beside what is built.
  public var cache: URL?
  /// Whether only what is there already may be used.
  public var isOffline: Bool

  public init(cache: URL? = nil, isOffline: Bool = false) {
    self.cache = cache
    self.isOffline = isOffline
  }
}
