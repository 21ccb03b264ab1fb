extension PredicateCondition: WireCodable {
  private enum Tag: UInt8 { case constant, comparison, and, or, not }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .constant(let value):
      writer.write(byte: Tag.constant.rawValue)
      writer.write(value)
    case .comparison(let comparison):
      writer.write(byte: Tag.comparison.rawValue)
      writer.write(comparison)
    case .and(let parts):
      writer.write(byte: Tag.and.rawValue)
      writer.write(parts)
    case .or(let parts):
      writer.write(byte: Tag.or.rawValue)
      writer.write(parts)
    case .not(let part):
      writer.write(byte: Tag.not.rawValue)
      writer.write(part)
    }
  }

  public init(from reader: inout WireReader) throws {
    self = try reader.nested { reader in
      switch try reader.readRaw(Tag.self) {
      case .constant: .constant(try reader.readBool())
      case .comparison: .comparison(try reader.read())
      case .and: .and(try reader.readArray())
      case .or: .or(try reader.readArray())
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
  private enum Tag: UInt8 { case constant, subject, keyPath, arithmetic, list }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .constant(let value):
      writer.write(byte: Tag.constant.rawValue)
      writer.write(value)
    case .subject:
      writer.write(byte: Tag.subject.rawValue)
    case .keyPath(let keys):
      writer.write(byte: Tag.keyPath.rawValue)
      writer.write(keys)
    case .arithmetic(let operation, let left, let right):
      writer.write(byte: Tag.arithmetic.rawValue)
      writer.write(byte: operation.rawValue)
      writer.write(left)
      writer.write(right)
    case .list(let operands):
      writer.write(byte: Tag.list.rawValue)
      writer.write(operands)
    }
  }

  public init(from reader: inout WireReader) throws {
    self = try reader.nested { reader in
      switch try reader.readRaw(Tag.self) {
      case .constant: .constant(try reader.read())
      case .subject: .subject
      case .keyPath: .keyPath(try reader.readStrings())
      case .arithmetic: .arithmetic(try reader.readRaw(), try reader.read(), try reader.read())
      case .list: .list(try reader.readArray())
      }
    }
  }
}

extension PredicateConstant: WireCodable {
  private enum Tag: UInt8 { case null, integer, double, string, date, list }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .null:
      writer.write(byte: Tag.null.rawValue)
    case .integer(let value):
      writer.write(byte: Tag.integer.rawValue)
      writer.write(value)
    case .double(let value):
      writer.write(byte: Tag.double.rawValue)
      writer.write(value)
    case .string(let value):
      writer.write(byte: Tag.string.rawValue)
      writer.write(value)
    case .date(let value):
      writer.write(byte: Tag.date.rawValue)
      writer.write(value)
    case .list(let values):
      writer.write(byte: Tag.list.rawValue)
      writer.write(values)
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
      case .list: .list(try reader.readArray())
      }
    }
  }
}
