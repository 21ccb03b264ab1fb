infix operator ≈ : ComparisonPrecedence
infix operator ± : PlusMinusOperatorPrecedence

precedencegroup PlusMinusOperatorPrecedence {
  higherThan: BitwiseShiftPrecedence
}

/// A number with how far another may be from it.
public func ± <Value: FloatingPoint>(lhs: Value, rhs: Value) -> (expected: Value, delta: Value) {
  (expected: lhs, delta: rhs)
}

public func ± <Value: NMBDoubleConvertible>(lhs: Value, rhs: Double) -> (expected: Value, delta: Double) {
  (expected: lhs, delta: rhs)
}

public func ≈ <Value: Collection>(lhs: SyncExpectation<Value>, rhs: Value) where Value.Element: FloatingPoint {
  lhs.to(beCloseTo(rhs))
}

public func ≈ <Value: Collection>(lhs: AsyncExpectation<Value>, rhs: Value) async
where Value.Element: FloatingPoint {
  await lhs.to(beCloseTo(rhs))
}

public func ≈ <Value: FloatingPoint>(lhs: SyncExpectation<Value>, rhs: Value) { lhs.to(beCloseTo(rhs)) }

public func ≈ <Value: FloatingPoint>(lhs: AsyncExpectation<Value>, rhs: Value) async { await lhs.to(beCloseTo(rhs)) }

public func ≈ <Value: FloatingPoint>(lhs: SyncExpectation<Value>, rhs: (expected: Value, delta: Value)) {
  lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}

public func ≈ <Value: FloatingPoint>(lhs: AsyncExpectation<Value>, rhs: (expected: Value, delta: Value)) async {
  await lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}

public func == <Value: FloatingPoint>(lhs: SyncExpectation<Value>, rhs: (expected: Value, delta: Value)) {
  lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}

public func == <Value: FloatingPoint>(lhs: AsyncExpectation<Value>, rhs: (expected: Value, delta: Value)) async {
  await lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}

public func ≈ <Value: NMBDoubleConvertible>(lhs: SyncExpectation<Value>, rhs: Value) { lhs.to(beCloseTo(rhs)) }

public func ≈ <Value: NMBDoubleConvertible>(lhs: AsyncExpectation<Value>, rhs: Value) async {
  await lhs.to(beCloseTo(rhs))
}

public func ≈ <Value: NMBDoubleConvertible>(lhs: SyncExpectation<Value>, rhs: (expected: Value, delta: Double)) {
  lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}

public func ≈ <Value: NMBDoubleConvertible>(lhs: AsyncExpectation<Value>, rhs: (expected: Value, delta: Double)) async {
  await lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}

public func == <Value: NMBDoubleConvertible>(lhs: SyncExpectation<Value>, rhs: (expected: Value, delta: Double)) {
  lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}

public func == <Value: NMBDoubleConvertible>(lhs: AsyncExpectation<Value>, rhs: (expected: Value, delta: Double)) async
{ await lhs.to(beCloseTo(rhs.expected, within: rhs.delta)) }
