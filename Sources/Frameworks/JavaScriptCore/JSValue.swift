import Foundation

/// A value of a script, as the engine has it in C.
public typealias JSValueRef = OpaquePointer
/// An object of a script, as the engine has it in C.
public typealias JSObjectRef = OpaquePointer

/// See [JSValue](https://developer.apple.com/documentation/javascriptcore/jsvalue).
open class JSValue: NSObject {
  public final let context: JSContext!
  public final let jsValueRef: JSValueRef!

  /// See [init(jsValueRef:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(jsvalueref:in:)).
  public init!(jsValueRef value: JSValueRef!, in context: JSContext!) {
    let library = JavaScriptLibrary.required
    let value = value ?? library.valueMakeUndefined(context.reference)
    library.valueProtect(context.reference, value)
    self.context = context
    jsValueRef = value
  }

  deinit { library.valueUnprotect(context.reference, reference) }

  /// See [init(object:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(object:in:)).
  public convenience init!(object value: Any!, in context: JSContext!) {
    self.init(jsValueRef: ValueWriter(context: context).reference(to: value), in: context)
  }

  /// See [init(bool:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(bool:in:)).
  public convenience init!(bool value: Bool, in context: JSContext!) {
    self.init(jsValueRef: context.library.valueMakeBoolean(context.reference, value), in: context)
  }

  /// See [init(double:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(double:in:)).
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(jsValueRef: context.library.valueMakeNumber(context.reference, value), in: context)
  }

  /// See [init(int32:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(int32:in:)).
  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }

  /// See [init(uInt32:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(uint32:in:)).
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }

  /// See [init(nullIn:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(nullin:)).
  public convenience init!(nullIn context: JSContext!) {
    self.init(jsValueRef: context.library.valueMakeNull(context.reference), in: context)
  }

  /// See [init(undefinedIn:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(undefinedin:)).
  public convenience init!(undefinedIn context: JSContext!) {
    self.init(jsValueRef: nil, in: context)
  }

  /// See [init(newObjectIn:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(newobjectin:)).
  public convenience init!(newObjectIn context: JSContext!) {
    self.init(jsValueRef: context.library.objectMake(context.reference, nil, nil), in: context)
  }

  /// See [init(newArrayIn:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(newarrayin:)).
  public convenience init!(newArrayIn context: JSContext!) {
    self.init(jsValueRef: context.library.objectMakeArray(context.reference, 0, nil, nil), in: context)
  }

  /// See [init(newRegularExpressionFromPattern:flags:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(newregularexpressionfrompattern:flags:in:)).
  public convenience init!(newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!) {
    let arguments = [pattern, flags].map { Optional(ValueWriter(context: context).reference(to: $0 ?? "")) }
    let reference = context.checked { context.library.objectMakeRegExp(context.reference, 2, arguments, $0) }
    self.init(jsValueRef: reference ?? nil, in: context)
  }

  /// See [init(newErrorFromMessage:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(newerrorfrommessage:in:)).
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    self.init(jsValueRef: context.error(message ?? "", type: "Error"), in: context)
  }

  /// See [init(newSymbolFromDescription:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(newsymbolfromdescription:in:)).
  public convenience init!(newSymbolFromDescription description: String!, in context: JSContext!) {
    let symbol = ScriptString(description ?? "").use { context.library.valueMakeSymbol(context.reference, $0) }
    self.init(jsValueRef: symbol, in: context)
  }

  /// See [init(newPromiseIn:fromExecutor:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(newpromisein:fromexecutor:)).
  public convenience init!(
    newPromiseIn context: JSContext!, fromExecutor executor: ((_ resolve: JSValue?, _ reject: JSValue?) -> Void)!
  ) {
    var (resolve, reject): (OpaquePointer?, OpaquePointer?)
    let promise = context.checked { context.library.objectMakePromise(context.reference, &resolve, &reject, $0) }
    self.init(jsValueRef: promise ?? nil, in: context)
    let rejection = JSValue(jsValueRef: reject, in: context)
    let outer = context.exception
    context.exception = nil
    executor?(JSValue(jsValueRef: resolve, in: context), rejection)
    if let error = context.exception { _ = rejection?.call(withArguments: [error]) }
    context.exception = outer
  }

  /// See [init(newPromiseResolvedWithResult:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(newpromiseresolvedwithresult:in:)).
  public convenience init!(newPromiseResolvedWithResult result: Any!, in context: JSContext!) {
    self.init(newPromiseIn: context) { resolve, _ in _ = resolve?.call(withArguments: result.map { [$0] } ?? []) }
  }

  /// See [init(newPromiseRejectedWithReason:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(newpromiserejectedwithreason:in:)).
  public convenience init!(newPromiseRejectedWithReason reason: Any!, in context: JSContext!) {
    self.init(newPromiseIn: context) { _, reject in _ = reject?.call(withArguments: reason.map { [$0] } ?? []) }
  }

  /// What a wrapped object of the app says of itself, or the value as a text.
  open override var description: String {
    if let object = ExportedObjects.value(of: self) { return "\(object)" }
    return toString() ?? ""
  }
}

extension JSValue {
  var library: JavaScriptLibrary { .required }

  var reference: OpaquePointer { jsValueRef }

  /// The value as an object of the script; nil, and an exception, for `null` and `undefined`.
  var object: OpaquePointer? {
    context.checked { library.valueToObject(context.reference, reference, $0) } ?? nil
  }
}
