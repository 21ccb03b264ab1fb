/// Sending messages by name, as in
/// [NSObjectProtocol](https://developer.apple.com/documentation/objectivec/nsobjectprotocol).
extension NSObjectProtocol {
  @_disfavoredOverload
  public func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return MethodTable.responds(target: self, selector: selector)
  }

  /// Only says whether there is such a method: what it gives cannot be called.
  public func method(for selector: Selector!) -> IMP! {
    RuntimeMethod.find(selector.description, of: type(of: self)).map(Implementation.pointer)
  }

  /// See [forwardingTarget(for:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/forwardingtarget(for:)).
  @_disfavoredOverload
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }

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

/// Hands a result out as Objective-C does: it lives until the main queue's next turn, or, on another thread, until that
/// thread performs something again.
func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
  guard let result else { return nil }
  let object = result as AnyObject
  guard Thread.isMainThread else {
    Thread.current.threadDictionary["windfall.performed"] = object
    return Unmanaged.passUnretained(object)
  }
  let reference = Unmanaged.passRetained(object)
  reference.releaseLater()
  return reference
}
