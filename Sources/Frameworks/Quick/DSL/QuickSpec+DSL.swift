// The words of a spec in an instance method, as older versions have it.
extension QuickSpec {
  public func beforeSuite(@_implicitSelfCapture _ closure: @escaping BeforeSuiteClosure) {
    World.shared.declare("beforeSuite") { _ in World.shared.configuration.beforeSuite(closure) }
  }

  public func afterSuite(@_implicitSelfCapture _ closure: @escaping AfterSuiteClosure) {
    World.shared.declare("afterSuite") { _ in World.shared.configuration.afterSuite(closure) }
  }

  public func sharedExamples(
    _ name: String, file: FileString = #file, line: UInt = #line, @_implicitSelfCapture closure: @escaping () -> Void
  ) {
    World.shared.share(name, at: Callsite(file: file, line: line)) { _ in closure() }
  }

  public func sharedExamples(
    _ name: String, file: FileString = #file, line: UInt = #line,
    @_implicitSelfCapture closure: @escaping SharedExampleClosure
  ) {
    World.shared.share(name, at: Callsite(file: file, line: line), closure)
  }

  public func describe(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "describe", closure)
  }

  public func context(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "context", closure)
  }

  public func fdescribe(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "fdescribe", marks: .focused, closure)
  }

  public func fcontext(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "fcontext", marks: .focused, closure)
  }

  public func xdescribe(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "xdescribe", marks: .pending, closure)
  }

  public func xcontext(_ description: String, closure: () -> Void) {
    World.shared.describe(description, as: "xcontext", marks: .pending, closure)
  }

  public func beforeEach(@_implicitSelfCapture _ closure: @escaping BeforeExampleClosure) {
    World.shared.declare("beforeEach") { $0.hooks.addBefore { _ in try closure() } }
  }

  public func beforeEach(@_implicitSelfCapture _ closure: @escaping BeforeExampleWithMetadataClosure) {
    World.shared.declare("beforeEach") { $0.hooks.addBefore(closure) }
  }

  public func afterEach(@_implicitSelfCapture _ closure: @escaping AfterExampleClosure) {
    World.shared.declare("afterEach") { $0.hooks.addAfter { _ in try closure() } }
  }

  public func afterEach(@_implicitSelfCapture _ closure: @escaping AfterExampleWithMetadataClosure) {
    World.shared.declare("afterEach") { $0.hooks.addAfter(closure) }
  }

  public func aroundEach(@_implicitSelfCapture _ closure: @escaping AroundExampleClosure) {
    World.shared.declare("aroundEach") { $0.hooks.addAround { try closure($1) } }
  }

  public func aroundEach(@_implicitSelfCapture _ closure: @escaping AroundExampleWithMetadataClosure) {
    World.shared.declare("aroundEach") { $0.hooks.addAround(closure) }
  }

  public func justBeforeEach(@_implicitSelfCapture _ closure: @escaping BeforeExampleClosure) {
    World.shared.declare("justBeforeEach") { $0.hooks.addJustBefore(closure) }
  }

  public func it(
    _ description: String, file: FileString = #file, line: UInt = #line,
    @_implicitSelfCapture closure: @escaping ExampleClosure
  ) {
    World.shared.it(description, as: "it", file: file, line: line, closure: closure)
  }

  public func fit(
    _ description: String, file: FileString = #file, line: UInt = #line,
    @_implicitSelfCapture closure: @escaping ExampleClosure
  ) {
    World.shared.it(description, as: "fit", marks: .focused, file: file, line: line, closure: closure)
  }

  public func xit(
    _ description: String, file: FileString = #file, line: UInt = #line,
    @_implicitSelfCapture closure: @escaping ExampleClosure
  ) {
    World.shared.it(description, as: "xit", marks: .pending, file: file, line: line, closure: closure)
  }

  public func pending(
    _ description: String, file: FileString = #file, line: UInt = #line,
    @_implicitSelfCapture closure: @escaping () throws -> Void
  ) {
    World.shared.it(description, as: "pending", marks: .pending, file: file, line: line) {}
  }

  public func itBehavesLike(_ name: String, file: FileString = #file, line: UInt = #line) {
    World.shared.behave(like: name, as: "itBehavesLike", file: file, line: line) { [:] }
  }

  public func itBehavesLike(
    _ name: String, file: FileString = #file, line: UInt = #line,
    @_implicitSelfCapture sharedExampleContext: @escaping SharedExampleContext
  ) {
    World.shared.behave(
      like: name, as: "itBehavesLike", file: file, line: line, context: sharedExampleContext)
  }

  public func itBehavesLike<C>(
    _ behavior: Behavior<C>.Type, file: FileString = #file, line: UInt = #line,
    @_implicitSelfCapture context: @escaping () -> C
  ) {
    World.shared.behave(
      behavior.name, as: "itBehavesLike", at: Callsite(file: file, line: line)
    ) { behavior.spec(context) }
  }

  public func fitBehavesLike(_ name: String, file: FileString = #file, line: UInt = #line) {
    World.shared.behave(like: name, as: "fitBehavesLike", marks: .focused, file: file, line: line) { [:] }
  }

  public func fitBehavesLike(
    _ name: String, file: FileString = #file, line: UInt = #line,
    @_implicitSelfCapture sharedExampleContext: @escaping SharedExampleContext
  ) {
    World.shared.behave(
      like: name, as: "fitBehavesLike", marks: .focused, file: file, line: line, context: sharedExampleContext)
  }

  public func fitBehavesLike<C>(
    _ behavior: Behavior<C>.Type, file: FileString = #file, line: UInt = #line,
    @_implicitSelfCapture context: @escaping () -> C
  ) {
    World.shared.behave(
      behavior.name, as: "fitBehavesLike", marks: .focused, at: Callsite(file: file, line: line)
    ) { behavior.spec(context) }
  }

  public func xitBehavesLike(_ name: String, file: FileString = #file, line: UInt = #line) {
    World.shared.behave(like: name, as: "xitBehavesLike", marks: .pending, file: file, line: line) { [:] }
  }

  public func xitBehavesLike(
    _ name: String, file: FileString = #file, line: UInt = #line,
    @_implicitSelfCapture sharedExampleContext: @escaping SharedExampleContext
  ) {
    World.shared.behave(
      like: name, as: "xitBehavesLike", marks: .pending, file: file, line: line, context: sharedExampleContext)
  }

  public func xitBehavesLike<C>(
    _ behavior: Behavior<C>.Type, file: FileString = #file, line: UInt = #line,
    @_implicitSelfCapture context: @escaping () -> C
  ) {
    World.shared.behave(
      behavior.name, as: "xitBehavesLike", marks: .pending, at: Callsite(file: file, line: line)
    ) { behavior.spec(context) }
  }
}
