/// How far numbers may be apart where nothing is said.
public let DefaultDelta = 0.0001

/// How far numbers of a type may be apart where nothing is said.
public func defaultDelta<F: FloatingPoint>() -> F { 1 / 10000 }

/// Expects a number that is less than the delta away.
public func beCloseTo<Value: FloatingPoint>(
  _ expectedValue: Value, within delta: Value = defaultDelta()
) -> Matcher<Value> {
  close(expectedValue, goal: "(within \(stringify(delta)))") { abs($0 - expectedValue) < delta }
}

public func beCloseTo<Value: NMBDoubleConvertible>(
  _ expectedValue: Value, within delta: Double = DefaultDelta
) -> Matcher<Value> {
  close(expectedValue, goal: "(within \(stringify(delta)))") {
    abs($0.doubleValue - expectedValue.doubleValue) < delta
  }
}

/// Expects as many numbers, none more than the delta away.
public func beCloseTo<Value: FloatingPoint, Values: Collection>(
  _ expectedValues: Values, within delta: Value = defaultDelta()
) -> Matcher<Values> where Values.Element == Value {
  Matcher.simple("be close to <\(stringify(expectedValues))> (each within \(stringify(delta)))") { expression in
    guard let actual = try expression.evaluate() else { return .doesNotMatch }
    guard actual.count == expectedValues.count else { return .doesNotMatch }
    return MatcherStatus(bool: zip(actual, expectedValues).allSatisfy { abs($0 - $1) <= delta })
  }
}

private func close<Value>(
  _ expected: Value, goal: String, _ isClose: @escaping (Value) -> Bool
) -> Matcher<Value> {
  Matcher.define { expression in
    let actual = try expression.evaluate()
    return MatcherResult(
      bool: actual.map(isClose) ?? false,
      message: .expectedCustomValueTo(
        "be close to <\(stringify(expected))> \(goal)", actual: "<\(stringify(actual))>"))
  }
}
