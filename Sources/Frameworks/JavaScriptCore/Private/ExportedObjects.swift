import Foundation

/// What a context has of the app's objects: each one once, with what their classes export.
final class ExportedObjects {
  private let group: OpaquePointer
  /// Not kept: an object that no script reaches is let go of.
  private var wrappers: [ObjectIdentifier: OpaquePointer] = [:]
  private var prototypes: [ObjectIdentifier: (kind: OpaquePointer, prototype: OpaquePointer)] = [:]
  private var constructors: [ObjectIdentifier: OpaquePointer] = [:]

  init(group: OpaquePointer) {
    self.group = group
  }

  /// Lets go of everything, when the context ends.
  func removeAll(in context: OpaquePointer) {
    let library = JavaScriptLibrary.required
    wrappers.values.forEach { library.weakRelease(group, $0) }
    (prototypes.values.map(\.prototype) + constructors.values).forEach { library.valueUnprotect(context, $0) }
  }

  /// What a value wraps of the app: an object, a value, a closure or a class.
  static func value(of value: JSValue) -> Any? {
    let (library, context, reference) = (value.library, value.context.reference, value.reference)
    func isOne(_ kind: OpaquePointer) -> Bool { library.valueIsObjectOfClass(context, reference, kind) }
    if isOne(HostClass.object) { return (HostClass.held(by: reference) as HostObject?)?.value }
    if isOne(HostClass.function) { return (HostClass.held(by: reference) as HostFunction?)?.closure }
    if isOne(HostClass.constructor) { return (HostClass.held(by: reference) as HostConstructor?)?.represented }
    return nil
  }

  /// The object of the script for one of the app.
  func reference(to object: AnyObject, in context: JSContext) -> OpaquePointer {
    let library = context.library
    if let weak = wrappers[ObjectIdentifier(object)] {
      if let wrapper = library.weakGetObject(weak) { return wrapper }
      library.weakRelease(group, weak)
    }
    let (kind, prototype) = prototype(of: type(of: object), in: context)
    let wrapper = HostClass.make(kind, holding: HostObject(object), in: context)
    library.objectSetPrototype(context.reference, wrapper, prototype)
    wrappers[ObjectIdentifier(object)] = library.weakCreate(group, wrapper)
    return wrapper
  }

  /// The constructor of the script for a class of the app.
  func reference(to type: AnyClass, in context: JSContext) -> OpaquePointer {
    if let known = constructors[ObjectIdentifier(type)] { return known }
    let library = context.library
    let members = ExportTable.shared.members(ofClass: type)
    let host = HostConstructor(type, initializers: members.filter { $0.kind == .initializer })
    let reference = HostClass.make(HostClass.constructor, holding: host, in: context)
    library.valueProtect(context.reference, reference)
    constructors[ObjectIdentifier(type)] = reference
    context.adopt(reference, "Function")
    let constructor = JSValue(jsValueRef: reference, in: context)
    constructor?.setValue(
      JSValue(jsValueRef: prototype(of: type, in: context).prototype, in: context), forProperty: "prototype")
    for member in members where member.kind == .classMethod {
      let function = HostFunction { try member.call(type, $0) }.reference(in: context)
      constructor?.setValue(JSValue(jsValueRef: function, in: context), forProperty: member.name)
    }
    return reference
  }

  private func prototype(
    of type: AnyClass, in context: JSContext
  ) -> (kind: OpaquePointer, prototype: OpaquePointer) {
    if let known = prototypes[ObjectIdentifier(type)] { return known }
    let library = context.library
    let prototype = library.objectMake(context.reference, nil, nil)
    library.valueProtect(context.reference, prototype)
    let known = (HostClass.objects(named: "\(type)"), prototype)
    prototypes[ObjectIdentifier(type)] = known
    if let parent = _getSuperclass(type), !ExportTable.shared.members(ofClass: parent).isEmpty {
      library.objectSetPrototype(context.reference, prototype, self.prototype(of: parent, in: context).prototype)
    }
    let value = JSValue(jsValueRef: prototype, in: context)
    let members = ExportTable.shared.members(ofClass: type)
    for member in members { add(member, to: value, in: context) }
    if members.contains(where: { $0.kind == .initializer }) {
      let constructor = JSValue(jsValueRef: reference(to: type, in: context), in: context)
      value?.defineProperty("constructor", descriptor: ["value": constructor as Any, "configurable": true])
    }
    return known
  }

  private func add(_ member: ExportedMember, to prototype: JSValue?, in context: JSContext) {
    func function(_ body: @escaping (Any, HostCall) throws -> Any?) -> JSValue? {
      let host = HostFunction { call in
        guard let receiver = Self.value(of: call.this) else {
          throw ArgumentError(message: "self type check failed for Objective-C instance method")
        }
        return try body(receiver, call)
      }
      return JSValue(jsValueRef: host.reference(in: context), in: context)
    }
    switch member.kind {
    case .method: prototype?.setValue(function(member.call), forProperty: member.name)
    case .property:
      var descriptor: [String: Any] = ["enumerable": false, "configurable": true]
      descriptor["get"] = function(member.call)
      descriptor["set"] = member.set.flatMap(function)
      prototype?.defineProperty(member.name, descriptor: descriptor)
    case .classMethod, .initializer: break
    }
  }
}
