import Foundation

/// A call of the app by a script, while it lasts.
final class HostCall {
  let context: JSContext
  let callee: JSValue
  let this: JSValue
  let arguments: [JSValue]
  private let outer: HostCall?

  private static let key = "windfall.JavaScriptCore.call"

  /// The innermost call of this thread.
  static var current: HostCall? { Thread.current.threadDictionary[key] as? HostCall }

  private init(context: JSContext, callee: JSValue, this: JSValue, arguments: [JSValue]) {
    self.context = context
    self.callee = callee
    self.this = this
    self.arguments = arguments
    outer = HostCall.current
  }

  /// Runs what the app has for the call, gives the script what it returns, and throws in the script what the app has
  /// thrown or set as the context's exception.
  static func run(
    _ context: OpaquePointer, callee: OpaquePointer, this: OpaquePointer?, count: Int,
    arguments: JavaScriptLibrary.Arguments?, exception: JavaScriptLibrary.Exception?,
    _ body: (HostCall) throws -> Any?
  ) -> OpaquePointer? {
    guard let context = LivingContexts.shared.context(of: context) else {
      return JavaScriptLibrary.required.valueMakeUndefined(context)
    }
    let values = UnsafeBufferPointer(start: arguments, count: count).map { JSValue(jsValueRef: $0, in: context) }
    let call = HostCall(
      context: context, callee: JSValue(jsValueRef: callee, in: context),
      this: JSValue(jsValueRef: this ?? context.library.contextGetGlobalObject(context.reference), in: context),
      arguments: values.compactMap { $0 })
    let before = context.exception
    context.exception = nil
    Thread.current.threadDictionary[key] = call
    defer {
      Thread.current.threadDictionary[key] = call.outer
      context.exception = before
    }
    do {
      let result = try body(call)
      let reference = ValueWriter(context: context).reference(to: result)
      exception?.pointee = context.exception?.jsValueRef
      return reference
    } catch {
      let message = (error as? ArgumentError)?.message ?? "\(error)"
      exception?.pointee = context.error(message, type: error is ArgumentError ? "TypeError" : "Error")
      return context.library.valueMakeUndefined(context.reference)
    }
  }
}

/// An argument that a function of the app cannot take.
struct ArgumentError: Error {
  let message: String
}
