import Foundation

extension CharacterSet {
  /// See [inverted](https://developer.apple.com/documentation/foundation/characterset/inverted).
  ///
  /// Takes the place of Foundation's own property, by its symbol: what that gives ends the process when it is changed.
  @_spi(Windfall) public var appleInverted: CharacterSet {
    @_silgen_name("$s10Foundation12CharacterSetV8invertedACvg")
    get {
      guard let copy = (self as NSCharacterSet).mutableCopy() as? NSMutableCharacterSet else { return self }
      copy.invert()
      return copy as CharacterSet
    }
  }
}
