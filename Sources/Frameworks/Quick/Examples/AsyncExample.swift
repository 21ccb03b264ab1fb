/// An example of an `AsyncSpec`.
public class AsyncExample: ExampleBase, @unchecked Sendable {
  private let closure: () async throws -> Void

  init(
    _ text: String, in group: ExampleGroup, callsite: Callsite, marks: ExampleMarks,
    closure: @escaping () async throws -> Void
  ) {
    self.closure = closure
    super.init(text, in: group, callsite: callsite, marks: marks)
  }

  /// The error that skips the test, should one of the closures throw it.
  private final class Skip: @unchecked Sendable {
    var error: (any Error)?
  }

  /// Runs the example with all its hooks; throws only to skip the test.
  func run(in world: World) async throws {
    let outer = world.runningExample
    let metadata = world.start(self)
    defer {
      for reset in group.allHooks.flatMap(\.resets) { reset() }
      world.finish(outer)
    }
    let skip = Skip()
    @Sendable func attempt(_ phase: World.Phase, _ body: () async throws -> Void) async {
      let outer = world.phase
      world.phase = phase
      do { try await body() } catch { skip.error = self.record(error) ?? skip.error }
      world.phase = outer
    }
    func wrapped(
      _ hooks: [ExampleHook<AroundExampleWithMetadataAsyncClosure>], _ inner: @escaping () async -> Void
    ) -> () async -> Void {
      hooks.reversed().reduce(inner) { inner, hook in
        { await attempt(hook.phase) { try await hook.run(metadata, inner) } }
      }
    }
    let configured = world.configuration.asyncHooks
    let body = { await attempt(.example) { try await self.closure() } }
    let justBefore = wrapped(configured.justBefore + group.allHooks.flatMap(\.asyncJustBefore), body)
    await wrapped(configured.around + group.allHooks.flatMap(\.asyncAround), justBefore)()
    if let error = skip.error { throw error }
  }
}
