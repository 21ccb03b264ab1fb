/// A type whose static methods declare asynchronous examples and hooks.
public protocol AsyncDSLUser {}

extension AsyncDSLUser {
  public static func beforeSuite(_ closure: @escaping BeforeSuiteClosure) {
    World.shared.declare("beforeSuite") { _ in World.shared.configuration.beforeSuite(closure) }
  }

  public static func afterSuite(_ closure: @escaping AfterSuiteClosure) {
    World.shared.declare("afterSuite") { _ in World.shared.configuration.afterSuite(closure) }
  }

  public static func describe(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "describe", closure)
  }

  public static func context(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "context", closure)
  }

  public static func fdescribe(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "fdescribe", marks: .focused, closure)
  }

  public static func fcontext(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "fcontext", marks: .focused, closure)
  }

  public static func xdescribe(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "xdescribe", marks: .pending, closure)
  }

  public static func xcontext(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "xcontext", marks: .pending, closure)
  }

  public static func beforeEach(_ closure: @escaping BeforeExampleAsyncClosure) {
    World.shared.declare("beforeEach") { $0.hooks.addAsyncBefore { _ in try await closure() } }
  }

  public static func beforeEach(_ closure: @escaping BeforeExampleWithMetadataAsyncClosure) {
    World.shared.declare("beforeEach") { $0.hooks.addAsyncBefore(closure) }
  }

  public static func afterEach(_ closure: @escaping AfterExampleAsyncClosure) {
    World.shared.declare("afterEach") { $0.hooks.addAsyncAfter { _ in try await closure() } }
  }

  public static func afterEach(_ closure: @escaping AfterExampleWithMetadataAsyncClosure) {
    World.shared.declare("afterEach") { $0.hooks.addAsyncAfter(closure) }
  }

  public static func aroundEach(_ closure: @escaping AroundExampleAsyncClosure) {
    World.shared.declare("aroundEach") { $0.hooks.addAsyncAround { try await closure($1) } }
  }

  public static func aroundEach(_ closure: @escaping AroundExampleWithMetadataAsyncClosure) {
    World.shared.declare("aroundEach") { $0.hooks.addAsyncAround(closure) }
  }

  public static func justBeforeEach(_ closure: @escaping BeforeExampleAsyncClosure) {
    World.shared.declare("justBeforeEach") { $0.hooks.addAsyncJustBefore(closure) }
  }

  public static func sharedExamples(
    _ name: String, file: FileString = #file, line: UInt = #line, closure: @escaping () -> Void
  ) {
    World.shared.share(name, at: Callsite(file: file, line: line)) { _ in closure() }
  }

  public static func sharedExamples(
    _ name: String, file: FileString = #file, line: UInt = #line, closure: @escaping SharedExampleClosure
  ) {
    World.shared.share(name, at: Callsite(file: file, line: line), closure)
  }

  public static func it(
    _ description: String, file: FileString = #file, line: UInt = #line,
    closure: @escaping () async throws -> Void
  ) {
    World.shared.asyncIt(description, as: "it", file: file, line: line, closure: closure)
  }

  public static func fit(
    _ description: String, file: FileString = #file, line: UInt = #line,
    closure: @escaping () async throws -> Void
  ) {
    World.shared.asyncIt(description, as: "fit", marks: .focused, file: file, line: line, closure: closure)
  }

  public static func xit(
    _ description: String, file: FileString = #file, line: UInt = #line,
    closure: @escaping () async throws -> Void
  ) {
    World.shared.asyncIt(description, as: "xit", marks: .pending, file: file, line: line, closure: closure)
  }

  public static func pending(
    _ description: String, file: FileString = #file, line: UInt = #line,
    closure: @escaping () async throws -> Void
  ) {
    World.shared.asyncIt(description, as: "pending", marks: .pending, file: file, line: line, closure: closure)
  }

  public static func itBehavesLike<C>(
    _ behavior: AsyncBehavior<C>.Type, file: FileString = #file, line: UInt = #line,
    context: @escaping () -> C
  ) {
    World.shared.behave(
      behavior.name, as: "itBehavesLike", at: Callsite(file: file, line: line)
    ) { behavior.spec(context) }
  }

  public static func fitBehavesLike<C>(
    _ behavior: AsyncBehavior<C>.Type, file: FileString = #file, line: UInt = #line,
    context: @escaping () -> C
  ) {
    World.shared.behave(
      behavior.name, as: "fitBehavesLike", marks: .focused, at: Callsite(file: file, line: line)
    ) { behavior.spec(context) }
  }

  public static func xitBehavesLike<C>(
    _ behavior: AsyncBehavior<C>.Type, file: FileString = #file, line: UInt = #line,
    context: @escaping () -> C
  ) {
    World.shared.behave(
      behavior.name, as: "xitBehavesLike", marks: .pending, at: Callsite(file: file, line: line)
    ) { behavior.spec(context) }
  }
}
