import TestDoubles

@TestDoubles protocol Counting {
  func add(_ number: Int, to name: String) -> Int
}

/// As one writes it by hand.
final class HandWrittenSpy: Counting {
  let wrapped: any Counting
  private(set) var calls: [(number: Int, name: String)] = []

  init(_ wrapped: any Counting) {
    self.wrapped = wrapped
  }

  func add(_ number: Int, to name: String) -> Int {
    calls.append((number, name))
    return wrapped.add(number, to: name)
  }
}

struct Counter: Counting {
  func add(_ number: Int, to name: String) -> Int { number }
}
