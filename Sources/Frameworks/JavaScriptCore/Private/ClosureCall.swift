/// A closure of the app that a script calls, whatever its types are.
struct ClosureCall {
  private let closure: Any
  private let parameters: [Any.Type]
  private let result: Any.Type

  /// Nil for a value that is no closure, and for one that is asynchronous.
  init?(_ value: Any) {
    let type: Any.Type = type(of: value)
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == Layout.kind else { return nil }
    let flags = metadata.load(fromByteOffset: Layout.flags, as: UInt.self)
    guard flags & Layout.isAsynchronous == 0 else { return nil }
    closure = value
    result = metadata.load(fromByteOffset: Layout.result, as: Any.Type.self)
    parameters = (0..<Int(flags & Layout.count)).map { index in
      metadata.load(fromByteOffset: Layout.parameters + index * MemoryLayout<Any.Type>.size, as: Any.Type.self)
    }
  }

  /// How Swift's ABI describes the type of a function.
  private enum Layout {
    static let kind = 0x302
    static let flags = 8
    static let result = 16
    static let parameters = 24
    static let count: UInt = 0xffff
    static let isAsynchronous: UInt = 0x2000_0000
  }

  /// Calls the closure with the script's arguments; those that are missing are `undefined`.
  func run(_ call: HostCall) throws -> Any? {
    let arguments = ExportArguments(call: call)
    func open<Value>(_ result: Value.Type) -> Outcome {
      Outcome { try run(arguments, parameters[...], result) }
    }
    return try _openExistential(result, do: open).get()
  }

  private typealias Outcome = Result<Any?, any Error>

  // The compiler cannot call a closure with a pack of parameters, so that there is a function for each count.

  private func run<Value>(
    _ arguments: ExportArguments, _ rest: ArraySlice<Any.Type>, _ value: Value.Type
  ) throws -> Any? {
    guard let next = rest.first else {
      let function = (closure as? () throws -> Value) ?? (closure as? @Sendable () throws -> Value)
      return try required(function)()
    }
    func open<A>(_ next: A.Type) -> Outcome { Outcome { try run(arguments, rest.dropFirst(), next, value) } }
    return try _openExistential(next, do: open).get()
  }

  private func run<A, Value>(
    _ arguments: ExportArguments, _ rest: ArraySlice<Any.Type>, _ a: A.Type, _ value: Value.Type
  ) throws -> Any? {
    guard let next = rest.first else {
      let function = (closure as? (A) throws -> Value) ?? (closure as? @Sendable (A) throws -> Value)
      return try required(function)(arguments.value(0))
    }
    func open<B>(_ next: B.Type) -> Outcome { Outcome { try run(arguments, rest.dropFirst(), a, next, value) } }
    return try _openExistential(next, do: open).get()
  }

  private func run<A, B, Value>(
    _ arguments: ExportArguments, _ rest: ArraySlice<Any.Type>, _ a: A.Type, _ b: B.Type, _ value: Value.Type
  ) throws -> Any? {
    guard let next = rest.first else {
      let function = (closure as? (A, B) throws -> Value) ?? (closure as? @Sendable (A, B) throws -> Value)
      return try required(function)(arguments.value(0), arguments.value(1))
    }
    func open<C>(_ next: C.Type) -> Outcome { Outcome { try run(arguments, rest.dropFirst(), a, b, next, value) } }
    return try _openExistential(next, do: open).get()
  }

  private func run<A, B, C, Value>(
    _ arguments: ExportArguments, _ rest: ArraySlice<Any.Type>, _ a: A.Type, _ b: B.Type, _ c: C.Type,
    _ value: Value.Type
  ) throws -> Any? {
    guard let next = rest.first else {
      let function = (closure as? (A, B, C) throws -> Value) ?? (closure as? @Sendable (A, B, C) throws -> Value)
      return try required(function)(arguments.value(0), arguments.value(1), arguments.value(2))
    }
    func open<D>(_ next: D.Type) -> Outcome { Outcome { try run(arguments, rest.dropFirst(), a, b, c, next, value) } }
    return try _openExistential(next, do: open).get()
  }

  private func run<A, B, C, D, Value>(
    _ arguments: ExportArguments, _ rest: ArraySlice<Any.Type>, _ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type,
    _ value: Value.Type
  ) throws -> Any? {
    guard let next = rest.first else {
      let function =
        (closure as? (A, B, C, D) throws -> Value) ?? (closure as? @Sendable (A, B, C, D) throws -> Value)
      return try required(function)(
        arguments.value(0), arguments.value(1), arguments.value(2), arguments.value(3))
    }
    func open<E>(_ next: E.Type) -> Outcome {
      Outcome { try run(arguments, rest.dropFirst(), a, b, c, d, next, value) }
    }
    return try _openExistential(next, do: open).get()
  }

  private func run<A, B, C, D, E, Value>(
    _ arguments: ExportArguments, _ rest: ArraySlice<Any.Type>, _ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type,
    _ e: E.Type,
    _ value: Value.Type
  ) throws -> Any? {
    guard let next = rest.first else {
      let function =
        (closure as? (A, B, C, D, E) throws -> Value) ?? (closure as? @Sendable (A, B, C, D, E) throws -> Value)
      return try required(function)(
        arguments.value(0), arguments.value(1), arguments.value(2), arguments.value(3), arguments.value(4))
    }
    func open<F>(_ next: F.Type) -> Outcome {
      Outcome { try run(arguments, rest.dropFirst(), a, b, c, d, e, next, value) }
    }
    return try _openExistential(next, do: open).get()
  }

  private func run<A, B, C, D, E, F, Value>(
    _ arguments: ExportArguments, _ rest: ArraySlice<Any.Type>, _ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type,
    _ e: E.Type, _ f: F.Type,
    _ value: Value.Type
  ) throws -> Any? {
    guard rest.isEmpty else { return try required(Any?.none) }
    let function =
      (closure as? (A, B, C, D, E, F) throws -> Value) ?? (closure as? @Sendable (A, B, C, D, E, F) throws -> Value)
    return try required(function)(
      arguments.value(0), arguments.value(1), arguments.value(2), arguments.value(3), arguments.value(4),
      arguments.value(5))
  }

  private func required<Function>(_ function: Function?) throws -> Function {
    if let function { return function }
    throw ArgumentError(message: "a closure of type \(type(of: closure)) cannot be called by a script")
  }
}
