import SQLite3
import WindfallCore

/// Sums and averages as predicates have them: whole as long as all numbers are and the sum is not too large.
enum SQLSum {
  private final class State {
    var whole: Int? = 0
    var double = 0.0
    var count = 0
  }

  static func register(in handle: OpaquePointer?) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
    sqlite3_create_function_v2(handle, "windfall_sum", 1, flags, nil, nil, step, finishSum, nil)
    sqlite3_create_function_v2(handle, "windfall_average", 1, flags, nil, nil, step, finishAverage, nil)
  }

  private static func state(_ context: OpaquePointer?, creates: Bool) -> State? {
    let size = creates ? Int32(MemoryLayout<UnsafeMutableRawPointer?>.size) : 0
    guard let memory = sqlite3_aggregate_context(context, size) else { return nil }
    let box = memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    if let pointer = box.pointee { return Unmanaged<State>.fromOpaque(pointer).takeUnretainedValue() }
    guard creates else { return nil }
    let state = State()
    box.pointee = Unmanaged.passRetained(state).toOpaque()
    return state
  }

  /// The state, which the aggregate no longer owns then.
  private static func finalState(_ context: OpaquePointer?) -> State? {
    guard let memory = sqlite3_aggregate_context(context, 0) else { return nil }
    let box = memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    defer { box.pointee = nil }
    return box.pointee.map { Unmanaged<State>.fromOpaque($0).takeRetainedValue() }
  }

  private static let step: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
    context, _, arguments in
    guard let argument = arguments?[0], sqlite3_value_type(argument) != SQLITE_NULL,
      let state = SQLSum.state(context, creates: true)
    else { return }
    state.count += 1
    state.double += sqlite3_value_double(argument)
    guard let whole = state.whole, sqlite3_value_type(argument) == SQLITE_INTEGER else {
      state.whole = nil
      return
    }
    let (sum, isTooLarge) = whole.addingReportingOverflow(Int(sqlite3_value_int64(argument)))
    state.whole = isTooLarge ? nil : sum
  }

  private static let finishSum: @convention(c) (OpaquePointer?) -> Void = { context in
    guard let state = SQLSum.finalState(context) else { return sqlite3_result_int64(context, 0) }
    if let whole = state.whole {
      sqlite3_result_int64(context, Int64(whole))
    } else {
      sqlite3_result_double(context, state.double)
    }
  }

  private static let finishAverage: @convention(c) (OpaquePointer?) -> Void = { context in
    guard let state = SQLSum.finalState(context), state.count > 0 else { return sqlite3_result_null(context) }
    sqlite3_result_double(context, (state.whole.map { Double($0) } ?? state.double) / Double(state.count))
  }
}
