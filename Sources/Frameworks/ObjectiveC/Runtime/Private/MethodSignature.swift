import CObjectiveC

/// In which registers the arguments of a method are, and in which its result.
struct MethodSignature {
  let parameters: [ReadableType]
  /// Nil for a method that returns nothing.
  let result: ReadableType?

  /// Takes the text of a method's symbol. Nil where something cannot be read, or is not in a register.
  init?(_ text: String) {
    if let setter = text.firstRange(of: ".setter : ") {
      guard let value = ReadableType(text[setter.upperBound...]) else { return nil }
      (parameters, result) = ([value], nil)
      return
    }
    guard let start = text.firstIndex(of: "("), let list = EntryName.parameters(text[start...]) else { return nil }
    let types = list.parts.map { ReadableType(EntryName.split($0).type) }
    guard list.rest.hasPrefix(" -> "), types.allSatisfy({ $0 != nil }) else { return nil }
    let returned = list.rest.dropFirst(4)
    result = returned == "()" ? nil : ReadableType(returned)
    if result == nil, returned != "()" { return nil }
    parameters = types.compactMap(\.self)
    guard count(of: .integer) <= 6, count(of: .float) <= 8 else { return nil }
  }

  private func count(of register: ReadableType.Register) -> Int {
    parameters.filter { $0.register == register }.reduce(0) { $0 + $1.count }
  }

  func arguments(in message: windfall_message) -> [Any] {
    withUnsafePointer(to: message) { message in
      let start = UnsafeRawPointer(message)
      var integers = 0
      var floats = MemoryLayout<windfall_message>.offset(of: \.floats) ?? 0
      return parameters.map { type in
        let size = type.count * MemoryLayout<UInt64>.stride
        switch type.register {
        case .integer:
          defer { integers += size }
          return type.read(start + integers)
        case .float:
          defer { floats += size }
          return type.read(start + floats)
        }
      }
    }
  }
}
