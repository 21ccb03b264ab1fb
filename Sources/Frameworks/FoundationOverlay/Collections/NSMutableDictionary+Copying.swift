import Foundation

extension NSMutableDictionary {
  /// See [NSMutableDictionary](https://developer.apple.com/documentation/foundation/nsmutabledictionary): keys are what
  /// can be copied, where Linux asks for what can be hashed.
  @_disfavoredOverload
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? any Hashable else {
        preconditionFailure("\(type(of: key)) is no key of a dictionary, as it cannot be hashed")
      }
      if let newValue { setObject(newValue, forKey: AnyHashable(key)) } else { removeObject(forKey: AnyHashable(key)) }
    }
  }
}
