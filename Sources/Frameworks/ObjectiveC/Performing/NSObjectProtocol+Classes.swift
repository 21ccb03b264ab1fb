/// What every object says of its class, as in
/// [NSObjectProtocol](https://developer.apple.com/documentation/objectivec/nsobjectprotocol).
extension NSObjectProtocol {
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  /// See [instancesRespond(to:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/1418555-instancesrespond).
  public static func instancesRespond(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return MethodTable.responds(instancesOf: self, selector: selector)
  }

  /// Says whether the class itself has a method of this name.
  public static func responds(to selector: Selector?) -> Bool {
    selector.map { MethodTable.responds(class: self, selector: $0) } ?? false
  }

  /// Performs a method of the class itself, which takes nothing.
  @discardableResult
  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    MethodTable.invoke(class: self, selector: selector).map { unmanaged($0) } ?? nil
  }
}
