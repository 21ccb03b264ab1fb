/// A type whose values can be read from the registers that a method is called with.
struct ReadableType {
  enum Register { case integer, float }

  let register: Register
  /// How many registers one after the other hold a value.
  let count: Int
  let read: (UnsafeRawPointer) -> Any

  /// Takes a type as the text of a symbol has it, such as `Swift.Optional<UIKit.UIViewController>`.
  ///
  /// Nil where it is not known in which registers the value is, or how many there are.
  init?(_ text: Substring) {
    let text = text.drop { $0 == " " }
    if let wrapped = ReadableType.argument(of: "Swift.Optional", text) ?? ReadableType.sugared(text) {
      self.init(optional: wrapped)
    } else if let element = ReadableType.argument(of: "Swift.Array", text).flatMap(ReadableType.type(named:)) {
      func array<Element>(_: Element.Type) -> ReadableType { ReadableType(.integer, 1, as: [Element].self) }
      self = _openExistential(element, do: array)
    } else if let element = ReadableType.argument(of: "Swift.Set", text).flatMap(ReadableType.type(named:)) {
      guard let element = element as? any Hashable.Type else { return nil }
      func set<Element: Hashable>(_: Element.Type) -> ReadableType { ReadableType(.integer, 1, as: Set<Element>.self) }
      self = set(element)
    } else if text.contains("->") {
      self.init(register: .integer, count: 2) { _ in UnreadableArgument(type: String(text)) }
    } else {
      guard let type = ReadableType.type(named: text) else { return nil }
      self.init(type)
    }
  }

  private init(register: Register, count: Int, read: @escaping (UnsafeRawPointer) -> Any) {
    self.register = register
    self.count = count
    self.read = read
  }

  private init<Value>(_ register: Register, _ count: Int, as: Value.Type) {
    self.init(register: register, count: count) { $0.load(as: Value.self) }
  }

  /// What is absent is `NSNull`, as among arguments in Objective-C.
  private init?(optional text: Substring) {
    if text.contains("->") {
      self.init(register: .integer, count: 2) { registers in
        registers.load(as: UInt.self) == 0 ? NSNull() as Any : UnreadableArgument(type: String(text))
      }
    } else if text == "Swift.String" {
      self.init(register: .integer, count: 2) { $0.load(as: String?.self).map { $0 as Any } ?? NSNull() }
    } else {
      guard ReadableType.type(named: text) is AnyClass else { return nil }
      self.init(register: .integer, count: 1) { $0.load(as: AnyObject?.self) ?? NSNull() }
    }
  }

  private init?(_ type: Any.Type) {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    func whole<Value>(_: Value.Type) -> ReadableType {
      ReadableType(.integer, (MemoryLayout<Value>.size + 7) / 8, as: Value.self)
    }
    func fractional<Value>(_: Value.Type) -> ReadableType {
      ReadableType(.float, (MemoryLayout<Value>.size + 7) / 8, as: Value.self)
    }
    if type is AnyClass {
      self.init(.integer, 1, as: AnyObject.self)
    } else if type is any BinaryFloatingPoint.Type || ReadableType.fractional.contains(where: { $0 == type }) {
      self = _openExistential(type, do: fractional)
    } else if _openExistential(type, do: size) <= 24, ReadableType.isWhole(type) {
      self = _openExistential(type, do: whole)
    } else {
      return nil
    }
  }

  private static let fractional: [Any.Type] = [
    CGPoint.self, CGSize.self, CGRect.self, Date.self,
  ]

  /// Whether nothing of a value is in registers for fractions.
  private static func isWhole(_ type: Any.Type) -> Bool {
    if type == Bool.self || type == String.self || type == IndexPath.self { return true }
    if type is any FixedWidthInteger.Type { return true }
    guard let type = type as? any RawRepresentable.Type else { return false }
    func rawIsWhole<Value: RawRepresentable>(_: Value.Type) -> Bool {
      (Value.RawValue.self is any FixedWidthInteger.Type || Value.RawValue.self == String.self)
        && MemoryLayout<Value>.size <= MemoryLayout<Value.RawValue>.size
    }
    return rawIsWhole(type)
  }

  /// What stands between the brackets of a generic type with one argument.
  private static func argument(of generic: String, _ text: Substring) -> Substring? {
    guard text.hasPrefix(generic + "<"), text.hasSuffix(">") else { return nil }
    return text.dropFirst(generic.count + 1).dropLast()
  }

  private static func sugared(_ text: Substring) -> Substring? {
    guard text.hasSuffix("?") else { return nil }
    let wrapped = text.dropLast()
    return wrapped.hasPrefix("(") && wrapped.hasSuffix(")") && wrapped.contains("->")
      ? wrapped.dropFirst().dropLast() : wrapped
  }

  /// The type with a name such as `UIKit.UIView.ContentMode`, whichever kinds the types in it are of.
  static func type(named text: Substring) -> Any.Type? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let module = names.first, names.count > 1, names.count < 5,
      names.allSatisfy({ name in !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    let start = module == "Swift" ? "s" : "\(module.utf8.count)\(module)"
    let mangled = names.dropFirst().reduce([start]) { list, name in
      list.flatMap { start in ["C", "V", "O"].map { "\(start)\(name.utf8.count)\(name)\($0)" } }
    }
    return mangled.lazy.compactMap { _typeByName($0) }.first
  }
}

/// An argument that a listener is not shown, such as a closure.
public struct UnreadableArgument: CustomStringConvertible, Sendable {
  public let type: String

  public var description: String { "(\(type))" }
}
