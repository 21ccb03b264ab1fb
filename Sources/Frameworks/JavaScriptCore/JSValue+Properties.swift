import Foundation

/// A name, symbol or number of a property: whatever a script can write between brackets.
public typealias JSValueProperty = Any

extension JSValue {
  /// See [forProperty(_:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/forproperty(_:)).
  public func forProperty(_ property: JSValueProperty!) -> JSValue! {
    guard let object else { return JSValue(undefinedIn: context) }
    let key = ValueWriter(context: context).reference(to: property)
    return context.value { library.objectGetProperty(context.reference, object, key, $0) }
  }

  /// See [setValue(_:forProperty:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/setvalue(_:forproperty:)).
  public func setValue(_ value: Any!, forProperty property: JSValueProperty!) {
    guard let object else { return }
    let writer = ValueWriter(context: context)
    let (key, value) = (writer.reference(to: property), writer.reference(to: value))
    context.checked { library.objectSetProperty(context.reference, object, key, value, 0, $0) }
  }

  /// See [deleteProperty(_:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/deleteproperty(_:)).
  @discardableResult public func deleteProperty(_ property: JSValueProperty!) -> Bool {
    guard let object else { return false }
    let key = ValueWriter(context: context).reference(to: property)
    return context.checked { library.objectDeleteProperty(context.reference, object, key, $0) } ?? false
  }

  /// See [hasProperty(_:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/hasproperty(_:)).
  public func hasProperty(_ property: JSValueProperty!) -> Bool {
    guard let object else { return false }
    let key = ValueWriter(context: context).reference(to: property)
    return context.checked { library.objectHasProperty(context.reference, object, key, $0) } ?? false
  }

  /// See [defineProperty(_:descriptor:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/defineproperty(_:descriptor:)).
  public func defineProperty(_ property: JSValueProperty!, descriptor: Any!) {
    context.globalObject.forProperty("Object").invokeMethod(
      "defineProperty", withArguments: [self, property as Any, descriptor as Any])
  }

  /// See [atIndex(_:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/atindex(_:)).
  public func atIndex(_ index: Int) -> JSValue! {
    guard let place = UInt32(exactly: index) else { return forProperty(index) }
    guard let object else { return JSValue(undefinedIn: context) }
    return context.value { library.objectGetPropertyAtIndex(context.reference, object, place, $0) }
  }

  /// See [setValue(_:at:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/setvalue(_:at:)).
  public func setValue(_ value: Any!, at index: Int) {
    guard let place = UInt32(exactly: index) else { return setValue(value, forProperty: index) }
    guard let object else { return }
    let value = ValueWriter(context: context).reference(to: value)
    context.checked { library.objectSetPropertyAtIndex(context.reference, object, place, value, $0) }
  }

  /// See [objectForKeyedSubscript(_:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/objectforkeyedsubscript(_:)).
  public func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }

  /// See [objectAtIndexedSubscript(_:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/objectatindexedsubscript(_:)).
  public func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }

  /// See [setObject(_:forKeyedSubscript:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/setobject(_:forkeyedsubscript:)).
  public func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }

  /// See [setObject(_:atIndexedSubscript:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/setobject(_:atindexedsubscript:)).
  public func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }
}

// MARK: - Calls

extension JSValue {
  /// See [call(withArguments:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/call(witharguments:)).
  @discardableResult public func call(withArguments arguments: [Any]!) -> JSValue! {
    called(by: arguments) { object, arguments, exception in
      library.objectCallAsFunction(context.reference, object, nil, arguments.count, arguments, exception)
    }
  }

  /// See [construct(withArguments:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/construct(witharguments:)).
  public func construct(withArguments arguments: [Any]!) -> JSValue! {
    called(by: arguments) { object, arguments, exception in
      library.objectCallAsConstructor(context.reference, object, arguments.count, arguments, exception)
    }
  }

  /// See [invokeMethod(_:withArguments:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/invokemethod(_:witharguments:)).
  @discardableResult public func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    guard let receiver = object, let function = forProperty(method) else { return JSValue(undefinedIn: context) }
    return function.called(by: arguments) { object, arguments, exception in
      library.objectCallAsFunction(context.reference, object, receiver, arguments.count, arguments, exception)
    }
  }

  /// Calls the value with what the app gives. What is no function is an exception, as in a script.
  private func called(
    by arguments: [Any]?,
    _ body: (OpaquePointer, [OpaquePointer?], JavaScriptLibrary.Exception) -> OpaquePointer?
  ) -> JSValue {
    // The values are kept until the call is over: the engine does not see those in an array.
    let values = (arguments ?? []).map { JSValue(object: $0, in: context) }
    return withExtendedLifetime(values) {
      context.value { exception in
        guard isObject else {
          exception.pointee = context.error("\(toString() ?? "value") is not a function")
          return nil
        }
        return body(reference, values.map { $0?.jsValueRef }, exception)
      }
    }
  }
}

/// See [JSPropertyDescriptorWritableKey](https://developer.apple.com/documentation/javascriptcore/jspropertydescriptorwritablekey).
public let JSPropertyDescriptorWritableKey = "writable"
/// See [JSPropertyDescriptorEnumerableKey](https://developer.apple.com/documentation/javascriptcore/jspropertydescriptorenumerablekey).
public let JSPropertyDescriptorEnumerableKey = "enumerable"
/// See [JSPropertyDescriptorConfigurableKey](https://developer.apple.com/documentation/javascriptcore/jspropertydescriptorconfigurablekey).
public let JSPropertyDescriptorConfigurableKey = "configurable"
/// See [JSPropertyDescriptorValueKey](https://developer.apple.com/documentation/javascriptcore/jspropertydescriptorvaluekey).
public let JSPropertyDescriptorValueKey = "value"
/// See [JSPropertyDescriptorGetKey](https://developer.apple.com/documentation/javascriptcore/jspropertydescriptorgetkey).
public let JSPropertyDescriptorGetKey = "get"
/// See [JSPropertyDescriptorSetKey](https://developer.apple.com/documentation/javascriptcore/jspropertydescriptorsetkey).
public let JSPropertyDescriptorSetKey = "set"
