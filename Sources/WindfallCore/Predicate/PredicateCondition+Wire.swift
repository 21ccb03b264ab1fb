extension PredicateCondition: WireCodable {
  private enum Tag: UInt8 { case constant, comparison, and, or, not }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .constant(let value): writer.write(tag: Tag.constant, value)
    case .comparison(let comparison): writer.write(tag: Tag.comparison, comparison)
    case .and(let parts): writer.write(tag: Tag.and, parts)
    case .or(let parts): writer.write(tag: Tag.or, parts)
    case .not(let part): writer.write(tag: Tag.not, part)
    }
  }

  public init(from reader: inout WireReader) throws {
    self = try reader.nested { reader in
      switch try reader.readRaw(Tag.self) {
      case .constant: .constant(try reader.readBool())
      case .comparison: .comparison(try reader.read())
      case .and: .and(try reader.read())
      case .or: .or(try reader.read())
      case .not: .not(try reader.read())
      }
    }
  }
}

extension PredicateComparison: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(left)
    writer.write(byte: `operator`.rawValue)
    writer.write(byte: options.rawValue)
    writer.write(byte: modifier.rawValue)
    writer.write(right)
  }

  public init(from reader: inout WireReader) throws {
    let left = try reader.read(PredicateOperand.self)
    let `operator` = try reader.readRaw(Operator.self)
    let options = Options(rawValue: try reader.readByte())
    let modifier = try reader.readRaw(Modifier.self)
    self.init(left, `operator`, try reader.read(), options: options, modifier: modifier)
  }
}

extension PredicateOperand: WireCodable {
  private enum Tag: UInt8 {
    case constant, subject, keyPath, arithmetic, list, variable, path, function, subquery, ternary, set, call
  }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .constant(let value): writer.write(tag: Tag.constant, value)
    case .subject: writer.write(tag: Tag.subject)
    case .keyPath(let keys): writer.write(tag: Tag.keyPath, keys)
    case .arithmetic(let operation, let left, let right):
      writer.write(tag: Tag.arithmetic)
      writer.write(byte: operation.rawValue)
      writer.write(left)
      writer.write(right)
    case .list(let operands): writer.write(tag: Tag.list, operands)
    case .variable(let name): writer.write(tag: Tag.variable, name)
    case .path(let base, let keys):
      writer.write(tag: Tag.path, base)
      writer.write(keys)
    case .function(let function, let operands):
      writer.write(tag: Tag.function, function.rawValue)
      writer.write(operands)
    case .subquery(let collection, let variable, let condition):
      writer.write(tag: Tag.subquery, collection)
      writer.write(variable)
      writer.write(condition)
    case .ternary(let condition, let first, let second):
      writer.write(tag: Tag.ternary, condition)
      writer.write(first)
      writer.write(second)
    case .set(let operation, let left, let right):
      writer.write(tag: Tag.set)
      writer.write(byte: operation.rawValue)
      writer.write(left)
      writer.write(right)
    case .call(let target, let selector, let operands):
      writer.write(tag: Tag.call, target)
      writer.write(selector)
      writer.write(operands)
    }
  }

  public init(from reader: inout WireReader) throws {
    self = try reader.nested { reader in
      switch try reader.readRaw(Tag.self) {
      case .constant: .constant(try reader.read())
      case .subject: .subject
      case .keyPath: .keyPath(try reader.read())
      case .arithmetic: .arithmetic(try reader.readRaw(), try reader.read(), try reader.read())
      case .list: .list(try reader.read())
      case .variable: .variable(try reader.read())
      case .path: .path(try reader.read(), try reader.read())
      case .function: .function(try Self.function(from: &reader), try reader.read())
      case .subquery: .subquery(try reader.read(), variable: try reader.read(), try reader.read())
      case .ternary: .ternary(try reader.read(), try reader.read(), try reader.read())
      case .set: .set(try reader.readRaw(), try reader.read(), try reader.read())
      case .call: .call(try reader.read(), try reader.readString(), try reader.read())
      }
    }
  }

  private static func function(from reader: inout WireReader) throws -> PredicateFunction {
    let name = try reader.readString()
    guard let function = PredicateFunction(rawValue: name) else { throw PredicateProblem.unsupportedArgument(name) }
    return function
  }
}

extension PredicateConstant: WireCodable {
  private enum Tag: UInt8 { case null, integer, double, string, date, list }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .null: writer.write(tag: Tag.null)
    case .integer(let value): writer.write(tag: Tag.integer, value)
    case .double(let value): writer.write(tag: Tag.double, value)
    case .string(let value): writer.write(tag: Tag.string, value)
    case .date(let value): writer.write(tag: Tag.date, value)
    case .list(let values): writer.write(tag: Tag.list, values)
    case .object(let object): preconditionFailure("\(object.predicateDescription) cannot be sent")
    }
  }

  public init(from reader: inout WireReader) throws {
    self = try reader.nested { reader in
      switch try reader.readRaw(Tag.self) {
      case .null: .null
      case .integer: .integer(try reader.readInt())
      case .double: .double(try reader.readDouble())
      case .string: .string(try reader.readString())
      case .date: .date(try reader.readDouble())
      case .list: .list(try reader.read())
      }
    }
  }
}
