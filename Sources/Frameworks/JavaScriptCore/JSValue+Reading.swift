import Foundation

extension JSValue {
  /// See [toObject()](https://developer.apple.com/documentation/javascriptcore/jsvalue/toobject()).
  public func toObject() -> Any! { ValueReader(context: context).value(of: self) }

  /// See [toObjectOf(_:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/toobjectof(_:)).
  public func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
    guard let object = toObject(), let expectedClass else { return nil }
    return belongs(object, to: expectedClass) ? object : nil
  }

  /// See [toBool()](https://developer.apple.com/documentation/javascriptcore/jsvalue/tobool()).
  public func toBool() -> Bool { library.valueToBoolean(context.reference, reference) }

  /// See [toDouble()](https://developer.apple.com/documentation/javascriptcore/jsvalue/todouble()).
  public func toDouble() -> Double {
    context.checked { library.valueToNumber(context.reference, reference, $0) } ?? .nan
  }

  /// See [toInt32()](https://developer.apple.com/documentation/javascriptcore/jsvalue/toint32()).
  public func toInt32() -> Int32 { Int32(bitPattern: toUInt32()) }

  /// See [toUInt32()](https://developer.apple.com/documentation/javascriptcore/jsvalue/touint32()).
  public func toUInt32() -> UInt32 {
    let number = toDouble()
    guard number.isFinite else { return 0 }
    let span = Double(UInt32.max) + 1
    let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: span)
    return UInt32(rest < 0 ? rest + span : rest)
  }

  /// See [toNumber()](https://developer.apple.com/documentation/javascriptcore/jsvalue/tonumber()).
  public func toNumber() -> NSNumber! {
    isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble())
  }

  /// See [toString()](https://developer.apple.com/documentation/javascriptcore/jsvalue/tostring()).
  public func toString() -> String! {
    let text = context.checked { library.valueToString(context.reference, reference, $0) } ?? nil
    return text.map { ScriptString(taking: $0).text }
  }

  /// See [toDate()](https://developer.apple.com/documentation/javascriptcore/jsvalue/todate()).
  public func toDate() -> Date! {
    let milliseconds = toDouble()
    return milliseconds.isNaN ? nil : Date(timeIntervalSince1970: milliseconds / 1000)
  }

  /// See [toArray()](https://developer.apple.com/documentation/javascriptcore/jsvalue/toarray()).
  public func toArray() -> [Any]! {
    isContainer("NSArray") ? ValueReader(context: context).elements(of: self) : nil
  }

  /// See [toDictionary()](https://developer.apple.com/documentation/javascriptcore/jsvalue/todictionary()).
  public func toDictionary() -> [AnyHashable: Any]! {
    isContainer("NSDictionary") ? ValueReader(context: context).properties(of: self) : nil
  }

  private func isContainer(_ name: String) -> Bool {
    if isObject { return true }
    if !isNull && !isUndefined {
      let error = context.error("Cannot convert primitive to \(name)")
      context.exceptionHandler?(context, JSValue(jsValueRef: error, in: context))
    }
    return false
  }
}

// MARK: - Kinds

extension JSValue {
  /// See [isUndefined](https://developer.apple.com/documentation/javascriptcore/jsvalue/isundefined).
  public var isUndefined: Bool { library.valueIsUndefined(context.reference, reference) }

  /// See [isNull](https://developer.apple.com/documentation/javascriptcore/jsvalue/isnull).
  public var isNull: Bool { library.valueIsNull(context.reference, reference) }

  /// See [isBoolean](https://developer.apple.com/documentation/javascriptcore/jsvalue/isboolean).
  public var isBoolean: Bool { library.valueIsBoolean(context.reference, reference) }

  /// See [isNumber](https://developer.apple.com/documentation/javascriptcore/jsvalue/isnumber).
  public var isNumber: Bool { library.valueIsNumber(context.reference, reference) }

  /// See [isString](https://developer.apple.com/documentation/javascriptcore/jsvalue/isstring).
  public var isString: Bool { library.valueIsString(context.reference, reference) }

  /// See [isObject](https://developer.apple.com/documentation/javascriptcore/jsvalue/isobject).
  public var isObject: Bool { library.valueIsObject(context.reference, reference) }

  /// See [isArray](https://developer.apple.com/documentation/javascriptcore/jsvalue/isarray).
  public var isArray: Bool { library.valueIsArray(context.reference, reference) }

  /// See [isDate](https://developer.apple.com/documentation/javascriptcore/jsvalue/isdate).
  public var isDate: Bool { library.valueIsDate(context.reference, reference) }

  /// See [isSymbol](https://developer.apple.com/documentation/javascriptcore/jsvalue/issymbol).
  public var isSymbol: Bool { library.valueIsSymbol(context.reference, reference) }

  /// See [isEqual(to:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/isequal(to:)).
  public func isEqual(to value: Any!) -> Bool {
    library.valueIsStrictEqual(context.reference, reference, ValueWriter(context: context).reference(to: value))
  }

  /// See [isEqualWithTypeCoercion(to:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/isequalwithtypecoercion(to:)).
  public func isEqualWithTypeCoercion(to value: Any!) -> Bool {
    let other = ValueWriter(context: context).reference(to: value)
    return context.checked { library.valueIsEqual(context.reference, reference, other, $0) } ?? false
  }

  /// See [isInstance(of:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/isinstance(of:)).
  public func isInstance(of value: Any!) -> Bool {
    let other = ValueWriter(context: context).reference(to: value)
    guard library.valueIsObject(context.reference, other) else { return false }
    return context.checked { library.valueIsInstance(context.reference, reference, other, $0) } ?? false
  }
}
