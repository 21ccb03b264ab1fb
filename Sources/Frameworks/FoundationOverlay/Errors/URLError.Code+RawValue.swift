import Foundation

/// On iOS a code is any number; here one that has no name is `unknown`.
extension URLError.Code {
  /// What the lowering calls where the type is named.
  public init(windfallRawValue rawValue: Int) {
    let known: URLError.Code? = Self(rawValue: rawValue)
    self = known ?? .unknown
  }

  /// Where the type is not named, as in `URLError(.init(rawValue: 404))`.
  @_disfavoredOverload public init(rawValue: Int) { self.init(windfallRawValue: rawValue) }
}
