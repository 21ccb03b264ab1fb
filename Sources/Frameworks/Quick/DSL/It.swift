// What awaits something in a function outside of a spec, as version 6 has it.

public func it(
  _ description: String, file: FileString = #file, line: UInt = #line,
  closure: @escaping AwaitedClosure
) {
  World.shared.asyncIt(description, as: "it", file: file, line: line, closure: closure)
}

public func fit(
  _ description: String, file: FileString = #file, line: UInt = #line,
  closure: @escaping AwaitedClosure
) {
  World.shared.asyncIt(description, as: "fit", marks: .focused, file: file, line: line, closure: closure)
}

public func xit(
  _ description: String, file: FileString = #file, line: UInt = #line,
  closure: @escaping AwaitedClosure
) {
  World.shared.asyncIt(description, as: "xit", marks: .pending, file: file, line: line, closure: closure)
}

public func beforeEach(_ closure: @escaping AwaitedClosure) {
  World.shared.declareAwaited("beforeEach") { $0.addAsyncBefore { _ in try await closure() } }
}

public func afterEach(_ closure: @escaping AwaitedClosure) {
  World.shared.declareAwaited("afterEach") { $0.addAsyncAfter { _ in try await closure() } }
}

public func justBeforeEach(_ closure: @escaping AwaitedClosure) {
  World.shared.declareAwaited("justBeforeEach") { $0.addAsyncJustBefore(closure) }
}

public func aroundEach(_ closure: @escaping AroundAwaitedClosure) {
  World.shared.declareAwaited("aroundEach") { $0.addAsyncAround { try await closure($1) } }
}
