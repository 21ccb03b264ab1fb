// Order.

public func > <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(beGreaterThan(rhs)) }

public func > <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async { await lhs.to(beGreaterThan(rhs)) }

public func >= <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(beGreaterThanOrEqualTo(rhs)) }

public func >= <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async { await lhs.to(beGreaterThanOrEqualTo(rhs)) }

public func < <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(beLessThan(rhs)) }

public func < <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async { await lhs.to(beLessThan(rhs)) }

public func <= <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(beLessThanOrEqualTo(rhs)) }

public func <= <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async { await lhs.to(beLessThanOrEqualTo(rhs)) }
