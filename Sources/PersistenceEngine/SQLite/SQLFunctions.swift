import Foundation
import SQLite3
import WindfallCore

/// What conditions need and SQL cannot say with the same result, as functions and orders of texts.
enum SQLFunctions {
  /// Apple's files have triggers that call these to tell their own engine what they changed.
  private static let triggerFunctions = [
    "NSCoreDataDATriggerUpdatedAffectedObjectValue", "NSCoreDataDATriggerInsertUpdatedAffectedObjectValue",
  ]

  static func register(in handle: OpaquePointer?) {
    let pure = SQLITE_UTF8 | SQLITE_DETERMINISTIC
    sqlite3_create_function_v2(handle, "windfall_fold", 2, pure, nil, fold, nil, nil, nil)
    sqlite3_create_function_v2(handle, "windfall_text", 4, pure, nil, text, nil, nil, nil)
    sqlite3_create_function_v2(handle, "windfall_call", -1, pure, nil, call, nil, nil, nil)
    for name in triggerFunctions {
      sqlite3_create_function_v2(
        handle, name, -1, SQLITE_UTF8, nil, { context, _, _ in sqlite3_result_null(context) }, nil, nil, nil)
    }
    SQLSum.register(in: handle)
    for comparison in StoreOrder.Comparison.allCases {
      guard let name = comparison.collation else { continue }
      let box = Unmanaged.passRetained(ComparisonBox(comparison))
      sqlite3_create_collation_v2(handle, name, SQLITE_UTF8, box.toOpaque(), collate) { pointer in
        guard let pointer else { return }
        Unmanaged<ComparisonBox>.fromOpaque(pointer).release()
      }
    }
  }

  private final class ComparisonBox {
    let comparison: StoreOrder.Comparison

    init(_ comparison: StoreOrder.Comparison) { self.comparison = comparison }
  }

  private typealias Function = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

  /// `windfall_fold(options, text)`
  private static let fold: Function = { context, _, arguments in
    guard let arguments, case .string(let value) = SQLFunctions.value(arguments[1]) else {
      return sqlite3_result_null(context)
    }
    let options = PredicateComparison.Options(rawValue: UInt8(truncatingIfNeeded: sqlite3_value_int64(arguments[0])))
    SQLFunctions.give(.string(PredicateText(options).folded(value)), to: context)
  }

  /// `windfall_text(operator, options, text, other)`
  private static let text: Function = { context, _, arguments in
    guard let arguments, case .string(let first) = SQLFunctions.value(arguments[2]),
      case .string(let second) = SQLFunctions.value(arguments[3]),
      let comparison = PredicateComparison.Operator(
        rawValue: UInt8(truncatingIfNeeded: sqlite3_value_int64(arguments[0])))
    else { return sqlite3_result_null(context) }
    let options = PredicateComparison.Options(rawValue: UInt8(truncatingIfNeeded: sqlite3_value_int64(arguments[1])))
    do {
      let holds = try PredicateText(options).holds(first, comparison, second)
      SQLFunctions.give(holds.map { .bool($0) } ?? .null, to: context)
    } catch {
      sqlite3_result_error(context, "\(error)", -1)
    }
  }

  /// `windfall_call(name, arguments…)`: a function that predicates know, or a kind of reckoning.
  private static let call: Function = { context, count, arguments in
    guard let arguments, case .string(let name) = SQLFunctions.value(arguments[0]) else {
      return sqlite3_result_null(context)
    }
    let values = (1..<Int(count)).map { SQLFunctions.value(arguments[$0]) }
    do {
      if let operation = PredicateOperand.Arithmetic(functionName: name) {
        SQLFunctions.give(try operation.value(values[0], values[1]), to: context)
      } else if let function = PredicateFunction(rawValue: name) {
        SQLFunctions.give(try function.value(of: values), to: context)
      } else {
        sqlite3_result_error(context, "no such function: \(name)", -1)
      }
    } catch {
      sqlite3_result_error(context, "\(error)", -1)
    }
  }

  private static let collate:
    @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32 = {
      box, firstCount, first, secondCount, second in
      guard let box else { return 0 }
      let texts = [(first, firstCount), (second, secondCount)].map { start, count in
        String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
      }
      return Int32(
        Unmanaged<ComparisonBox>.fromOpaque(box).takeUnretainedValue().comparison.order(texts[0], texts[1]).rawValue)
    }

  private static func value(_ value: OpaquePointer?) -> PredicateValue {
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: return .integer(Int(sqlite3_value_int64(value)))
    case SQLITE_FLOAT: return .double(sqlite3_value_double(value))
    case SQLITE_TEXT:
      guard let bytes = sqlite3_value_text(value) else { return .null }
      let count = Int(sqlite3_value_bytes(value))
      return .string(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    default: return .null
    }
  }

  private static func give(_ value: PredicateValue, to context: OpaquePointer?) {
    switch value {
    case .integer(let value): sqlite3_result_int64(context, Int64(value))
    case .double(let value), .date(let value): sqlite3_result_double(context, value)
    case .string(var value):
      value.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          sqlite3_result_text(
            context, bytes.baseAddress ?? UnsafePointer(bitPattern: 1), Int32(bytes.count),
            unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        }
      }
    default: sqlite3_result_null(context)
    }
  }
}
