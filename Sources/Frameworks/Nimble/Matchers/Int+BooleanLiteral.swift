// Numbers may be written as `true` and `false` in expectations.

extension Int8: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

extension UInt8: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

extension Int16: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

extension UInt16: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

extension Int32: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

extension UInt32: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

extension Int64: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

extension UInt64: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

extension Float: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

extension Double: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

extension Int: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

extension UInt: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}
