/// Expects a tuple whose parts are equal.
public func equal<T1: Equatable, T2: Equatable>(
  _ expectedValue: (T1, T2)?
) -> Matcher<(T1, T2)> {
  equal(expectedValue, by: ==)
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable>(
  _ expectedValue: (T1, T2, T3)?
) -> Matcher<(T1, T2, T3)> {
  equal(expectedValue, by: ==)
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable>(
  _ expectedValue: (T1, T2, T3, T4)?
) -> Matcher<(T1, T2, T3, T4)> {
  equal(expectedValue, by: ==)
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable>(
  _ expectedValue: (T1, T2, T3, T4, T5)?
) -> Matcher<(T1, T2, T3, T4, T5)> {
  equal(expectedValue, by: ==)
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable>(
  _ expectedValue: (T1, T2, T3, T4, T5, T6)?
) -> Matcher<(T1, T2, T3, T4, T5, T6)> {
  equal(expectedValue, by: ==)
}
