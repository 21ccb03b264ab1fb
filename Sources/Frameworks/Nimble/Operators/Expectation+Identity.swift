// Identity.

public func === (lhs: SyncExpectation<AnyObject>, rhs: AnyObject?) { lhs.to(beIdenticalTo(rhs)) }

public func === (lhs: AsyncExpectation<AnyObject>, rhs: AnyObject?) async { await lhs.to(beIdenticalTo(rhs)) }

public func !== (lhs: SyncExpectation<AnyObject>, rhs: AnyObject?) { lhs.toNot(beIdenticalTo(rhs)) }

public func !== (lhs: AsyncExpectation<AnyObject>, rhs: AnyObject?) async { await lhs.toNot(beIdenticalTo(rhs)) }

public func === <T: AnyObject>(lhs: SyncExpectation<T>, rhs: T?) { lhs.to(beIdenticalTo(rhs)) }

public func === <T: AnyObject>(lhs: AsyncExpectation<T>, rhs: T?) async { await lhs.to(beIdenticalTo(rhs)) }

public func !== <T: AnyObject>(lhs: SyncExpectation<T>, rhs: T?) { lhs.toNot(beIdenticalTo(rhs)) }

public func !== <T: AnyObject>(lhs: AsyncExpectation<T>, rhs: T?) async { await lhs.toNot(beIdenticalTo(rhs)) }

public func == (lhs: SyncExpectation<()>, rhs: ()) { lhs.to(beVoid()) }

public func == (lhs: AsyncExpectation<()>, rhs: ()) async { await lhs.to(beVoid()) }

public func != (lhs: SyncExpectation<()>, rhs: ()) { lhs.toNot(beVoid()) }

public func != (lhs: AsyncExpectation<()>, rhs: ()) async { await lhs.toNot(beVoid()) }
