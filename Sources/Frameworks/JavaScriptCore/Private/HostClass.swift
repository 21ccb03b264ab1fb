/// The kinds of objects that a script has of the app.
enum HostClass {
  /// Functions of the app, with a ``HostFunction``.
  nonisolated(unsafe) static let function = make("Function") { definition in
    definition.storeBytes(of: call, toByteOffset: Offset.callAsFunction, as: Call.self)
  }

  /// Classes of the app, with a ``HostConstructor``.
  nonisolated(unsafe) static let constructor = make("Function") { definition in
    definition.storeBytes(of: construct, toByteOffset: Offset.callAsConstructor, as: Construct.self)
    definition.storeBytes(of: hasInstance, toByteOffset: Offset.hasInstance, as: HasInstance.self)
  }

  /// Objects and values of the app, with a ``HostObject``.
  nonisolated(unsafe) static let object = make("Object") { _ in }

  /// The objects of one class of the app.
  static func objects(named name: String) -> OpaquePointer { make(name, parent: object) { _ in } }

  private typealias Finalize = @convention(c) (OpaquePointer) -> Void
  private typealias Call =
    @convention(c) (
      OpaquePointer, OpaquePointer, OpaquePointer?, Int, JavaScriptLibrary.Arguments?, JavaScriptLibrary.Exception?
    ) -> OpaquePointer?
  private typealias Construct =
    @convention(c) (
      OpaquePointer, OpaquePointer, Int, JavaScriptLibrary.Arguments?, JavaScriptLibrary.Exception?
    ) -> OpaquePointer?
  private typealias HasInstance =
    @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer, JavaScriptLibrary.Exception?) -> Bool

  /// Where `JSClassDefinition` of `JSObjectRef.h` has its fields, which are pointers but for the first two.
  private enum Offset {
    static let attributes = 4
    static let className = 8
    static let parentClass = 16
    static let finalize = 48
    static let callAsFunction = 96
    static let callAsConstructor = 104
    static let hasInstance = 112
    static let size = 128
  }

  private static let noAutomaticPrototype: UInt32 = 1 << 1

  private static func make(
    _ name: String, parent: OpaquePointer? = nil, _ fill: (UnsafeMutableRawBufferPointer) -> Void
  ) -> OpaquePointer {
    withUnsafeTemporaryAllocation(byteCount: Offset.size, alignment: 8) { definition in
      definition.initializeMemory(as: UInt8.self, repeating: 0)
      definition.storeBytes(of: noAutomaticPrototype, toByteOffset: Offset.attributes, as: UInt32.self)
      definition.storeBytes(of: parent, toByteOffset: Offset.parentClass, as: OpaquePointer?.self)
      // The parent's is called as well.
      if parent == nil { definition.storeBytes(of: finalize, toByteOffset: Offset.finalize, as: Finalize.self) }
      fill(definition)
      return name.withCString { name in
        definition.storeBytes(of: name, toByteOffset: Offset.className, as: UnsafePointer<CChar>.self)
        return JavaScriptLibrary.required.classCreate(UnsafeRawPointer(definition.baseAddress.unsafelyUnwrapped))
      }
    }
  }

  private static let finalize: Finalize = { object in
    JavaScriptLibrary.required.objectGetPrivate(object).map { Unmanaged<AnyObject>.fromOpaque($0).release() }
  }

  private static let call: Call = { context, function, this, count, arguments, exception in
    let host: HostFunction? = held(by: function)
    return HostCall.run(
      context, callee: function, this: this, count: count, arguments: arguments, exception: exception
    ) { try host?.body($0) }
  }

  private static let construct: Construct = { context, function, count, arguments, exception in
    let host: HostConstructor? = held(by: function)
    return HostCall.run(
      context, callee: function, this: nil, count: count, arguments: arguments, exception: exception
    ) { try host?.make($0) }
  }

  private static let hasInstance: HasInstance = { context, function, value, _ in
    // The engine asks about numbers and texts as well, which hold nothing.
    guard JavaScriptLibrary.required.valueIsObjectOfClass(context, value, HostClass.object),
      let host: HostConstructor = held(by: function), let object: HostObject = held(by: value)
    else { return false }
    return belongs(object.value, to: host.represented)
  }

  /// What an object of one of these kinds holds.
  static func held<Held: AnyObject>(by object: OpaquePointer) -> Held? {
    JavaScriptLibrary.required.objectGetPrivate(object).flatMap {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? Held
    }
  }

  /// Makes an object of one of these kinds.
  static func make(_ kind: OpaquePointer, holding held: AnyObject, in context: JSContext) -> OpaquePointer {
    context.library.objectMake(context.reference, kind, Unmanaged.passRetained(held).toOpaque())
  }
}

/// A function of the app.
final class HostFunction {
  /// The closure, if the app gave one.
  let closure: Any?
  let body: (HostCall) throws -> Any?

  init(closure: Any? = nil, _ body: @escaping (HostCall) throws -> Any?) {
    self.closure = closure
    self.body = body
  }

  /// Makes a function of the script that calls the app.
  func reference(in context: JSContext) -> OpaquePointer {
    let reference = HostClass.make(HostClass.function, holding: self, in: context)
    context.adopt(reference, "Function")
    return reference
  }
}

/// A class of the app.
final class HostConstructor {
  let represented: AnyClass
  private let initializers: [ExportedMember]

  init(_ represented: AnyClass, initializers: [ExportedMember]) {
    self.represented = represented
    self.initializers = initializers
  }

  func make(_ call: HostCall) throws -> Any? {
    guard let initializer = initializers.first else {
      throw ArgumentError(message: "\(represented) exports no initializer")
    }
    return try initializer.call(represented, call)
  }

}

/// Whether a value is an object of a class or of one that inherits from it.
func belongs(_ value: Any, to type: AnyClass) -> Bool {
  func isOne<Class>(_ type: Class.Type) -> Bool { value is Class }
  return _openExistential(type as Any.Type, do: isOne)
}

/// An object or value of the app.
final class HostObject {
  let value: Any

  init(_ value: Any) { self.value = value }
}

extension JSContext {
  /// Gives an object the prototype of one of the script's own constructors.
  func adopt(_ object: OpaquePointer, _ constructor: String) {
    guard let prototype = globalObject.forProperty(constructor).forProperty("prototype") else { return }
    library.objectSetPrototype(reference, object, prototype.reference)
  }
}
