// Equality.

public func == <T: Equatable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(equal(rhs)) }

public func == <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T) async { await lhs.to(equal(rhs)) }

public func != <T: Equatable>(lhs: SyncExpectation<T>, rhs: T) { lhs.toNot(equal(rhs)) }

public func != <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T) async { await lhs.toNot(equal(rhs)) }

@_disfavoredOverload
public func == <T: Equatable>(lhs: SyncExpectation<T>, rhs: T?) { lhs.to(equal(rhs)) }

@_disfavoredOverload
public func == <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T?) async { await lhs.to(equal(rhs)) }

@_disfavoredOverload
public func != <T: Equatable>(lhs: SyncExpectation<T>, rhs: T?) { lhs.toNot(equal(rhs)) }

@_disfavoredOverload
public func != <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T?) async { await lhs.toNot(equal(rhs)) }

public func == <T: Equatable>(lhs: SyncExpectation<[T?]>, rhs: [T?]) { lhs.to(equal(rhs)) }

public func == <T: Equatable>(lhs: AsyncExpectation<[T?]>, rhs: [T?]) async { await lhs.to(equal(rhs)) }

public func != <T: Equatable>(lhs: SyncExpectation<[T?]>, rhs: [T?]) { lhs.toNot(equal(rhs)) }

public func != <T: Equatable>(lhs: AsyncExpectation<[T?]>, rhs: [T?]) async { await lhs.toNot(equal(rhs)) }

public func == <T>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>) { lhs.to(equal(rhs)) }

public func == <T>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>) async { await lhs.to(equal(rhs)) }

public func != <T>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>) { lhs.toNot(equal(rhs)) }

public func != <T>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>) async { await lhs.toNot(equal(rhs)) }

@_disfavoredOverload
public func == <T>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>?) { lhs.to(equal(rhs)) }

@_disfavoredOverload
public func == <T>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>?) async { await lhs.to(equal(rhs)) }

@_disfavoredOverload
public func != <T>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>?) { lhs.toNot(equal(rhs)) }

@_disfavoredOverload
public func != <T>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>?) async { await lhs.toNot(equal(rhs)) }

public func == <T: Comparable>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>) { lhs.to(equal(rhs)) }

public func == <T: Comparable>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>) async { await lhs.to(equal(rhs)) }

public func != <T: Comparable>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>) { lhs.toNot(equal(rhs)) }

public func != <T: Comparable>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>) async { await lhs.toNot(equal(rhs)) }

@_disfavoredOverload
public func == <T: Comparable>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>?) { lhs.to(equal(rhs)) }

@_disfavoredOverload
public func == <T: Comparable>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>?) async { await lhs.to(equal(rhs)) }

@_disfavoredOverload
public func != <T: Comparable>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>?) { lhs.toNot(equal(rhs)) }

@_disfavoredOverload
public func != <T: Comparable>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>?) async { await lhs.toNot(equal(rhs)) }

public func == <K: Hashable, V: Equatable>(lhs: SyncExpectation<[K: V]>, rhs: [K: V?]) { lhs.to(equal(rhs)) }

public func == <K: Hashable, V: Equatable>(lhs: AsyncExpectation<[K: V]>, rhs: [K: V?]) async {
  await lhs.to(equal(rhs))
}

public func != <K: Hashable, V: Equatable>(lhs: SyncExpectation<[K: V]>, rhs: [K: V?]) { lhs.toNot(equal(rhs)) }

public func != <K: Hashable, V: Equatable>(lhs: AsyncExpectation<[K: V]>, rhs: [K: V?]) async {
  await lhs.toNot(equal(rhs))
}
