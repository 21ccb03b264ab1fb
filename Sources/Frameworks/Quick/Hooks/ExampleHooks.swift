/// What runs around the examples of a group: each hook is given the rest, so that all are of one kind and their order
/// is that of this list, from the outside in.
final class ExampleHooks {
  private(set) var around: [ExampleHook<AroundExampleWithMetadataClosure>] = []
  private(set) var justBefore: [ExampleHook<AroundExampleWithMetadataClosure>] = []
  private(set) var asyncAround: [ExampleHook<AroundExampleWithMetadataAsyncClosure>] = []
  private(set) var asyncJustBefore: [ExampleHook<AroundExampleWithMetadataAsyncClosure>] = []

  /// Whether one of the hooks of a `QuickSpec` awaits something, so that its examples must.
  private(set) var areAwaited = false

  /// What is put back when the whole example is over, the hooks of other groups as well.
  private(set) var resets: [() -> Void] = []

  func addReset(_ closure: @escaping () -> Void) { resets.append(closure) }

  // MARK: - Synchronous

  func addBefore(_ closure: @escaping BeforeExampleWithMetadataClosure) {
    around.append(
      ExampleHook(phase: .before) { metadata, run in
        try closure(metadata)
        run()
      })
    addAsyncBefore { try await closure($0) }
  }

  /// Outside of what is there: the examples are torn down from the inside out, each group in the order of its source.
  func addAfter(_ closure: @escaping AfterExampleWithMetadataClosure) {
    around.insert(
      ExampleHook(phase: .after) { metadata, run in
        run()
        try closure(metadata)
      }, at: 0)
    addAsyncAfter { try await closure($0) }
  }

  func addAround(_ closure: @escaping AroundExampleWithMetadataClosure) {
    around.append(ExampleHook(phase: .around, run: closure))
    addAsyncAround { _, _ in
      throw StopTest("An 'aroundEach' that does not await its example cannot run around one that awaits something.")
    }
  }

  func addJustBefore(_ closure: @escaping BeforeExampleClosure) {
    justBefore.append(
      ExampleHook(phase: .before) { _, run in
        try closure()
        run()
      })
    addAsyncJustBefore { try await closure() }
  }

  // MARK: - Asynchronous

  /// The examples of the group, and of those inside of it, are run like those of an `AsyncSpec`.
  func setAwaited() { areAwaited = true }

  func addAsyncBefore(_ closure: @escaping BeforeExampleWithMetadataAsyncClosure) {
    asyncAround.append(
      ExampleHook(phase: .before) { metadata, run in
        try await closure(metadata)
        await run()
      })
  }

  func addAsyncAfter(_ closure: @escaping AfterExampleWithMetadataAsyncClosure) {
    asyncAround.insert(
      ExampleHook(phase: .after) { metadata, run in
        await run()
        try await closure(metadata)
      }, at: 0)
  }

  func addAsyncAround(_ closure: @escaping AroundExampleWithMetadataAsyncClosure) {
    asyncAround.append(ExampleHook(phase: .around, run: closure))
  }

  func addAsyncJustBefore(_ closure: @escaping BeforeExampleAsyncClosure) {
    asyncJustBefore.append(
      ExampleHook(phase: .before) { _, run in
        try await closure()
        await run()
      })
  }
}
