import Foundation

/// The context of a script, as the engine has it in C.
public typealias JSContextRef = OpaquePointer
/// The context of a script and of those that it calls, as the engine has it in C.
public typealias JSGlobalContextRef = OpaquePointer

/// See [JSContext](https://developer.apple.com/documentation/javascriptcore/jscontext).
open class JSContext: NSObject {
  public final let virtualMachine: JSVirtualMachine!
  public final let jsGlobalContextRef: JSGlobalContextRef!
  let objects: ExportedObjects
  /// Kept apart from the value, which keeps the context.
  private var exceptionReference: OpaquePointer?

  /// See [exceptionHandler](https://developer.apple.com/documentation/javascriptcore/jscontext/exceptionhandler).
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { context, exception in
    context?.exception = exception
  }

  /// See [isInspectable](https://developer.apple.com/documentation/javascriptcore/jscontext/isinspectable). Differs: no
  /// inspector can be connected.
  open var isInspectable = false

  /// See [init()](https://developer.apple.com/documentation/javascriptcore/jscontext/init()). Stands beside that of
  /// `NSObject`, which cannot be overridden by one that may fail.
  public convenience init!(_ nothing: Void = ()) {
    self.init(virtualMachine: JSVirtualMachine())
  }

  @_disfavoredOverload public override convenience init() {
    self.init(virtualMachine: JSVirtualMachine())
  }

  /// See [init(virtualMachine:)](https://developer.apple.com/documentation/javascriptcore/jscontext/init(virtualmachine:)).
  public init!(virtualMachine: JSVirtualMachine!) {
    self.virtualMachine = virtualMachine
    let reference = JavaScriptLibrary.required.contextCreate(virtualMachine.group, nil)
    jsGlobalContextRef = reference
    objects = ExportedObjects(group: virtualMachine.group)
    super.init()
    LivingContexts.shared.add(self, reference)
  }

  deinit {
    exceptionReference.map { library.valueUnprotect(reference, $0) }
    objects.removeAll(in: reference)
    LivingContexts.shared.remove(reference)
    library.contextRelease(reference)
  }

  /// See [evaluateScript(_:)](https://developer.apple.com/documentation/javascriptcore/jscontext/evaluatescript(_:)).
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
    evaluateScript(script, withSourceURL: nil)
  }

  /// See [evaluateScript(_:withSourceURL:)](https://developer.apple.com/documentation/javascriptcore/jscontext/evaluatescript(_:withsourceurl:)).
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    value { exception in
      ScriptString(script ?? "").use { text in
        ScriptString(sourceURL?.absoluteString ?? "").use { source in
          library.evaluateScript(reference, text, nil, sourceURL == nil ? nil : source, 0, exception)
        }
      }
    }
  }

  /// See [globalObject](https://developer.apple.com/documentation/javascriptcore/jscontext/globalobject).
  open var globalObject: JSValue! {
    JSValue(jsValueRef: library.contextGetGlobalObject(reference), in: self)
  }

  /// See [exception](https://developer.apple.com/documentation/javascriptcore/jscontext/exception).
  open var exception: JSValue! {
    get { exceptionReference.map { JSValue(jsValueRef: $0, in: self) } }
    set {
      if let value = newValue?.jsValueRef { library.valueProtect(reference, value) }
      exceptionReference.map { library.valueUnprotect(reference, $0) }
      exceptionReference = newValue?.jsValueRef
    }
  }

  /// See [name](https://developer.apple.com/documentation/javascriptcore/jscontext/name).
  open var name: String! {
    get { library.contextCopyName(reference).map { ScriptString(taking: $0).text } }
    set {
      guard let newValue else { return library.contextSetName(reference, nil) }
      ScriptString(newValue).use { library.contextSetName(reference, $0) }
    }
  }

  /// See [objectForKeyedSubscript(_:)](https://developer.apple.com/documentation/javascriptcore/jscontext/objectforkeyedsubscript(_:)).
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.objectForKeyedSubscript(key) }

  /// See [setObject(_:forKeyedSubscript:)](https://developer.apple.com/documentation/javascriptcore/jscontext/setobject(_:forkeyedsubscript:)).
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    globalObject.setObject(object, forKeyedSubscript: key)
  }

  /// See [current()](https://developer.apple.com/documentation/javascriptcore/jscontext/current()).
  open class func current() -> JSContext! { HostCall.current?.context }

  /// See [currentCallee()](https://developer.apple.com/documentation/javascriptcore/jscontext/currentcallee()).
  open class func currentCallee() -> JSValue! { HostCall.current?.callee }

  /// See [currentThis()](https://developer.apple.com/documentation/javascriptcore/jscontext/currentthis()).
  open class func currentThis() -> JSValue! { HostCall.current?.this }

  /// See [currentArguments()](https://developer.apple.com/documentation/javascriptcore/jscontext/currentarguments()).
  open class func currentArguments() -> [Any]! { HostCall.current?.arguments }
}

extension JSContext {
  var library: JavaScriptLibrary { .required }

  var reference: OpaquePointer { jsGlobalContextRef }

  /// Calls the engine, and tells the handler of an exception; the value is `undefined` then.
  func value(_ body: (JavaScriptLibrary.Exception) -> OpaquePointer?) -> JSValue {
    var exception: OpaquePointer?
    let result = body(&exception)
    notify(exception)
    return JSValue(jsValueRef: exception == nil ? result : nil, in: self)
  }

  /// Calls the engine, and tells the handler of an exception.
  func checked<Result>(_ body: (JavaScriptLibrary.Exception) -> Result) -> Result? {
    var exception: OpaquePointer?
    let result = body(&exception)
    notify(exception)
    return exception == nil ? result : nil
  }

  private func notify(_ exception: OpaquePointer?) {
    guard let exception else { return }
    exceptionHandler?(self, JSValue(jsValueRef: exception, in: self))
  }

  /// What a script sees as an error of a type.
  func error(_ message: String, type: String = "TypeError") -> OpaquePointer {
    let arguments: [OpaquePointer?] = [ValueWriter(context: self).reference(to: message)]
    let constructor = globalObject.objectForKeyedSubscript(type).jsValueRef
    let error = constructor.flatMap { library.objectCallAsConstructor(reference, $0, 1, arguments, nil) }
    return error ?? library.valueMakeUndefined(reference)
  }
}
