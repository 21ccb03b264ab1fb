/// What runs around the examples of a group: each hook is given the rest, so that all are of one kind and their order
/// is that of this list, from the outside in.
final class ExampleHooks {
  private(set) var around: [AroundExampleWithMetadataClosure] = []
  private(set) var justBefore: [AroundExampleWithMetadataClosure] = []
  private(set) var asyncAround: [AroundExampleWithMetadataAsyncClosure] = []
  private(set) var asyncJustBefore: [AroundExampleWithMetadataAsyncClosure] = []

  // MARK: - Synchronous

  func addBefore(_ closure: @escaping BeforeExampleWithMetadataClosure) {
    around.append { metadata, run in
      try closure(metadata)
      run()
    }
  }

  /// Outside of what is there: the examples are torn down from the inside out, each group in the order of its source.
  func addAfter(_ closure: @escaping AfterExampleWithMetadataClosure) {
    around.insert(
      { metadata, run in
        run()
        try closure(metadata)
      }, at: 0)
  }

  func addAround(_ closure: @escaping AroundExampleWithMetadataClosure) { around.append(closure) }

  func addJustBefore(_ closure: @escaping BeforeExampleClosure) {
    justBefore.append { _, run in
      try closure()
      run()
    }
  }

  // MARK: - Asynchronous

  func addAsyncBefore(_ closure: @escaping BeforeExampleWithMetadataAsyncClosure) {
    asyncAround.append { metadata, run in
      try await closure(metadata)
      await run()
    }
  }

  func addAsyncAfter(_ closure: @escaping AfterExampleWithMetadataAsyncClosure) {
    asyncAround.insert(
      { metadata, run in
        await run()
        try await closure(metadata)
      }, at: 0)
  }

  func addAsyncAround(_ closure: @escaping AroundExampleWithMetadataAsyncClosure) { asyncAround.append(closure) }

  func addAsyncJustBefore(_ closure: @escaping BeforeExampleAsyncClosure) {
    asyncJustBefore.append { _, run in
      try await closure()
      await run()
    }
  }
}
