import Foundation

/// See [JSManagedValue](https://developer.apple.com/documentation/javascriptcore/jsmanagedvalue). Differs: the value lives as
/// long as a script reaches it, whether or not its owner does.
open class JSManagedValue: NSObject {
  private weak var context: JSContext?
  private let machine: JSVirtualMachine?
  /// Objects are not kept by what is managed; other values are.
  private let weakObject: OpaquePointer?
  private let primitive: ((JSContext) -> JSValue?)?

  /// See [init(value:)](https://developer.apple.com/documentation/javascriptcore/jsmanagedvalue/init(value:)).
  public init!(value: JSValue!) {
    context = value?.context
    machine = value?.context.virtualMachine
    if let value, value.isObject {
      weakObject = value.library.weakCreate(value.context.virtualMachine.group, value.reference)
      primitive = nil
    } else {
      weakObject = nil
      primitive = value.map { Self.copy($0) }
    }
  }

  /// See [init(value:andOwner:)](https://developer.apple.com/documentation/javascriptcore/jsmanagedvalue/init(value:andowner:)).
  public convenience init!(value: JSValue!, andOwner owner: Any!) {
    self.init(value: value)
  }

  deinit {
    if let machine, let weakObject { JavaScriptLibrary.required.weakRelease(machine.group, weakObject) }
  }

  /// See [value](https://developer.apple.com/documentation/javascriptcore/jsmanagedvalue/value).
  open var value: JSValue! {
    guard let context else { return nil }
    if let weakObject {
      return context.library.weakGetObject(weakObject).map { JSValue(jsValueRef: $0, in: context) }
    }
    return primitive?(context)
  }

  private static func copy(_ value: JSValue) -> (JSContext) -> JSValue? {
    if value.isUndefined { return { JSValue(undefinedIn: $0) } }
    if value.isSymbol { return { _ in value } }
    let object = value.toObject()
    return { JSValue(object: object, in: $0) }
  }
}
