/// The literal nil in an expectation.
public struct ExpectedNil: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {}
}

public func == <T>(lhs: SyncExpectation<T>, rhs: ExpectedNil) { lhs.to(beNil()) }

public func == <T>(lhs: AsyncExpectation<T>, rhs: ExpectedNil) async { await lhs.to(beNil()) }

public func != <T>(lhs: SyncExpectation<T>, rhs: ExpectedNil) { lhs.toNot(beNil()) }

public func != <T>(lhs: AsyncExpectation<T>, rhs: ExpectedNil) async { await lhs.toNot(beNil()) }
