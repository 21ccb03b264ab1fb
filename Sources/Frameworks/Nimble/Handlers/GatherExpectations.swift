/// What the expectations in a closure find; those that fail also fail the test, unless it is to be silent.
public func gatherExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
  let recorder = AssertionRecorder()
  let handler: any AssertionHandler =
    silently ? recorder : AssertionDispatcher(handlers: [recorder, NimbleAssertionHandler])
  withAssertionHandler(handler) { closure() }
  return recorder.assertions
}

/// What the failing expectations in a closure find.
public func gatherFailingExpectations(
  silently: Bool = false, closure: () -> Void
) -> [AssertionRecord] {
  gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}

/// What the expectations in a closure find; those that fail also fail the test, unless it is to be silent.
public func gatherExpectations(silently: Bool = false, closure: () async -> Void) async -> [AssertionRecord] {
  let recorder = AssertionRecorder()
  let handler: any AssertionHandler =
    silently ? recorder : AssertionDispatcher(handlers: [recorder, NimbleAssertionHandler])
  await withAssertionHandler(handler) { await closure() }
  return recorder.assertions
}

/// What the failing expectations in a closure find.
public func gatherFailingExpectations(
  silently: Bool = false, closure: () async -> Void
) async -> [AssertionRecord] {
  await gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}
