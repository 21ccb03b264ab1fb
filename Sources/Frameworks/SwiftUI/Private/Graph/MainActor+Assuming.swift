extension MainActor {
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Runs code of the main actor with a value that stays there, for a caller that is on it without saying so.
  ///
  /// Some of SwiftUI's types belong to no actor, as on iOS, though what they speak of is laid out and drawn on the main one.
  @_spi(Windfall)
  public static func assuming<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    let value = Unchecked(value: value)
    return withoutActuallyEscaping(body) { body in
      MainActor.assumeIsolated { Unchecked(value: body(value.value)) }.value
    }
  }
}
