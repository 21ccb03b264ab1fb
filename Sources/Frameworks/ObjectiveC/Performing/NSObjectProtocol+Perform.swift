import Dispatch

/// Sending messages by name, as in
/// [NSObjectProtocol](https://developer.apple.com/documentation/objectivec/nsobjectprotocol).
extension NSObjectProtocol {
  public func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return MethodTable.responds(target: self, selector: selector)
  }

  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unmanaged(MethodTable.invoke(target: self, selector: selector, arguments: []))
  }

  @discardableResult
  public func perform(_ selector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
    unmanaged(MethodTable.invoke(target: self, selector: selector, arguments: [object]))
  }

  @discardableResult
  public func perform(_ selector: Selector!, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>! {
    unmanaged(MethodTable.invoke(target: self, selector: selector, arguments: [first, second]))
  }
}

/// Hands a result out as Objective-C does: it lives until the main queue's next turn.
private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
  guard let result else { return nil }
  let reference = Unmanaged.passRetained(result as AnyObject)
  let address = UInt(bitPattern: reference.toOpaque())
  DispatchQueue.main.async {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged<AnyObject>.fromOpaque($0).release() }
  }
  return reference
}
