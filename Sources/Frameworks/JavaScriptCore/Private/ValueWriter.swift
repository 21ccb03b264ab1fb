import FoundationOverlay
import ObjectiveC

/// Makes values of a script from those of the app.
struct ValueWriter {
  let context: JSContext

  private var library: JavaScriptLibrary { context.library }

  /// The value in the script: `undefined` for nil, an object of its own for what no script has.
  func reference(to value: Any?) -> OpaquePointer {
    guard let value else { return library.valueMakeUndefined(context.reference) }
    if let optional = value as? any OptionalValue {
      return reference(to: optional.wrapped)
    }
    // A number would be taken for a truth value as well.
    if type(of: value) == Bool.self, let value = value as? Bool { return boolean(value) }
    switch value {
    case let value as JSValue: return value.reference
    case let value as JSManagedValue: return reference(to: value.value)
    case is Void: return library.valueMakeUndefined(context.reference)
    case is NSNull: return library.valueMakeNull(context.reference)
    case let value as String: return text(value)
    case let value as NSString: return text(String(describing: value))
    case let value as NSNumber: return number(value)
    case let value as any BinaryInteger: return number(Double(value))
    case let value as any BinaryFloatingPoint: return number(Double(value))
    case let value as Date: return date(value)
    case let value as NSDate: return date(value as Date)
    case let value as [Any]: return array(value)
    case let value as NSArray: return array(Array(value))
    case let value as [AnyHashable: Any]: return dictionary(value)
    case let value as NSDictionary: return dictionary(value as? [AnyHashable: Any] ?? [:])
    case let value as AnyClass: return context.objects.reference(to: value, in: context)
    default: return other(value)
    }
  }

  private func other(_ value: Any) -> OpaquePointer {
    if let closure = (value as? BlockObject)?.closure { return other(closure) }
    if let closure = ClosureCall(value) {
      return HostFunction(closure: value) { try closure.run($0) }.reference(in: context)
    }
    let type: Any.Type = type(of: value)
    if type is AnyClass { return context.objects.reference(to: value as AnyObject, in: context) }
    return HostClass.make(HostClass.object, holding: HostObject(value), in: context)
  }

  private func text(_ text: String) -> OpaquePointer {
    ScriptString(text).use { library.valueMakeString(context.reference, $0) }
  }

  private func boolean(_ value: Bool) -> OpaquePointer { library.valueMakeBoolean(context.reference, value) }

  private func number(_ value: NSNumber) -> OpaquePointer {
    CFGetTypeID(value) == CFBooleanGetTypeID() ? boolean(value.boolValue) : number(value.doubleValue)
  }

  private func number(_ value: Double) -> OpaquePointer { library.valueMakeNumber(context.reference, value) }

  private func date(_ date: Date) -> OpaquePointer {
    let arguments: [OpaquePointer?] = [number(date.timeIntervalSince1970 * 1000)]
    return library.objectMakeDate(context.reference, 1, arguments, nil) ?? library.valueMakeNull(context.reference)
  }

  /// The script's array is made first, so that the values in it are reached.
  private func array(_ values: [Any]) -> OpaquePointer {
    let array = JSValue(newArrayIn: context)
    for (index, value) in values.enumerated() { array?.setValue(value, at: index) }
    return array?.reference ?? library.valueMakeNull(context.reference)
  }

  private func dictionary(_ values: [AnyHashable: Any]) -> OpaquePointer {
    let object = JSValue(newObjectIn: context)
    for (key, value) in values { object?.setValue(value, forProperty: "\(key.base)") }
    return object?.reference ?? library.valueMakeNull(context.reference)
  }
}

/// Sees whether a value is an optional.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
