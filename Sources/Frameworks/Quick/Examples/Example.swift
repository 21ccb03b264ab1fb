/// An example of a `QuickSpec`.
public class Example: ExampleBase, @unchecked Sendable {
  private let closure: ExampleClosure

  init(
    _ text: String, in group: ExampleGroup, callsite: Callsite, marks: ExampleMarks, closure: @escaping ExampleClosure
  ) {
    self.closure = closure
    super.init(text, in: group, callsite: callsite, marks: marks)
  }

  /// The example as one that waits, where it has a hook that does.
  var awaited: AsyncExample? {
    guard group.allHooks.contains(where: \.areAwaited) else { return nil }
    let closure = closure
    let example = AsyncExample(text, in: group, callsite: callsite, marks: ownMarks) { try await closure() }
    example.isSharedExample = isSharedExample
    return example
  }

  /// Runs the example with all its hooks; throws only to skip the test.
  @MainActor func run(in world: World) throws {
    let outer = world.runningExample
    let metadata = world.start(self)
    defer {
      for reset in group.allHooks.flatMap(\.resets) { reset() }
      world.finish(outer)
    }
    var skip: (any Error)?
    func attempt(_ phase: World.Phase, _ body: () throws -> Void) {
      let outer = world.phase
      world.phase = phase
      defer { world.phase = outer }
      do { try body() } catch { skip = record(error) ?? skip }
    }
    func wrapped(_ hooks: [ExampleHook<AroundExampleWithMetadataClosure>], _ inner: @escaping () -> Void) -> () -> Void
    {
      hooks.reversed().reduce(inner) { inner, hook in
        { MainActor.assumeIsolated { attempt(hook.phase) { try hook.run(metadata, inner) } } }
      }
    }
    // The hooks that set up last are inside of all others.
    let body = { MainActor.assumeIsolated { attempt(.example) { try self.closure() } } }
    let configured = world.configuration.hooks
    let justBefore = wrapped(configured.justBefore + group.allHooks.flatMap(\.justBefore), body)
    wrapped(configured.around + group.allHooks.flatMap(\.around), justBefore)()
    if let skip { throw skip }
  }
}
