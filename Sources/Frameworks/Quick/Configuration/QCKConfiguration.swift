import Foundation

/// What holds for all specs.
public final class QCKConfiguration: NSObject {
  /// Hooks of both kinds of spec.
  struct Hooks<Closure> {
    var around: [ExampleHook<Closure>] = []
    var justBefore: [ExampleHook<Closure>] = []
  }

  private var inclusions: [ExampleFilter] = [{ $0.marks.contains(.focused) }]
  private var exclusions: [ExampleFilter] = [{ $0.marks.contains(.pending) }]
  private let ownHooks = ExampleHooks()
  private(set) var beforeSuiteHooks: [BeforeSuiteClosure] = []
  private(set) var afterSuiteHooks: [AfterSuiteClosure] = []

  /// Whether everything runs when no example is focused.
  public var runAllWhenEverythingFiltered = true

  var hooks: Hooks<AroundExampleWithMetadataClosure> { Hooks(around: ownHooks.around, justBefore: ownHooks.justBefore) }

  var asyncHooks: Hooks<AroundExampleWithMetadataAsyncClosure> {
    Hooks(around: ownHooks.asyncAround, justBefore: ownHooks.asyncJustBefore)
  }

  public func include(_ filter: @escaping ExampleFilter) { inclusions.append(filter) }

  public func exclude(_ filter: @escaping ExampleFilter) { exclusions.append(filter) }

  /// Whether an example runs, which depends on whether any other one is to run alone.
  func includes(_ example: ExampleBase, among examples: some Sequence<ExampleBase>) -> Bool {
    if exclusions.contains(where: { $0(example) }) { return false }
    if inclusions.contains(where: { $0(example) }) { return true }
    guard runAllWhenEverythingFiltered else { return false }
    return !examples.contains { other in inclusions.contains { $0(other) } }
  }

  // MARK: - Hooks

  public func beforeEach(_ closure: @escaping BeforeExampleWithMetadataClosure) {
    ownHooks.addBefore(closure)
  }

  public func beforeEach(_ closure: @escaping BeforeExampleClosure) { beforeEach { _ in try closure() } }

  public func afterEach(_ closure: @escaping AfterExampleWithMetadataClosure) {
    ownHooks.addAfter(closure)
  }

  public func afterEach(_ closure: @escaping AfterExampleClosure) { afterEach { _ in try closure() } }

  /// Runs around the examples of every `QuickSpec`.
  public func aroundEach(_ closure: @escaping AroundExampleClosure) { ownHooks.addAround { try closure($1) } }

  public func aroundEach(_ closure: @escaping AroundExampleWithMetadataClosure) { ownHooks.addAround(closure) }

  /// Runs around the examples of every `AsyncSpec`.
  public func aroundEach(_ closure: @escaping AroundExampleAsyncClosure) {
    ownHooks.addAsyncAround { try await closure($1) }
  }

  public func aroundEach(_ closure: @escaping AroundExampleWithMetadataAsyncClosure) {
    ownHooks.addAsyncAround(closure)
  }

  public func beforeSuite(_ closure: @escaping BeforeSuiteClosure) { beforeSuiteHooks.append(closure) }

  public func afterSuite(_ closure: @escaping AfterSuiteClosure) { afterSuiteHooks.append(closure) }
}
