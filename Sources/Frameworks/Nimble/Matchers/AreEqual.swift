import Foundation

/// Whether two values that came from a collection of Foundation are equal, as objects are.
func areEqual(_ first: Any, _ second: Any) -> Bool { NSArray(object: first).isEqual(to: [second]) }
