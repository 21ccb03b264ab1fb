import Nimble

/// The messages of the expectations in a closure that fail.
func failures(_ closure: () -> Void) -> [String] {
  gatherFailingExpectations(silently: true, closure: closure).map(\.message.stringValue)
}

func failures(_ closure: () async -> Void) async -> [String] {
  await gatherFailingExpectations(silently: true, closure: closure).map(\.message.stringValue)
}

/// What Nimble says of nil where only another matcher can match it.
let hint = " (use beNil() to match nils)"
