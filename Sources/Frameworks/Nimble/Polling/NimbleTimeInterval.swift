import Dispatch
import Foundation

/// A span of time in whole units.
public enum NimbleTimeInterval: Sendable, Equatable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)

  public var timeInterval: TimeInterval {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    }
  }

  public var dispatchTimeInterval: DispatchTimeInterval {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    }
  }

  /// Half of the span, in the next smaller unit.
  public var divided: NimbleTimeInterval {
    switch self {
    case .seconds(let count): count < 1000 ? .milliseconds(count * 500) : .seconds(count / 2)
    case .milliseconds(let count): count < 1000 ? .microseconds(count * 500) : .milliseconds(count / 2)
    case .microseconds(let count): count < 1000 ? .nanoseconds(count * 500) : .microseconds(count / 2)
    case .nanoseconds(let count): .nanoseconds(count / 2)
    }
  }

  /// How often one span goes into another, to the nanosecond. Numbers are divided as numbers.
  @_disfavoredOverload
  static func / (whole: NimbleTimeInterval, part: NimbleTimeInterval) -> Double {
    whole.nanoseconds / part.nanoseconds
  }

  private var nanoseconds: Double {
    switch self {
    case .seconds(let count): Double(count) * 1e9
    case .milliseconds(let count): Double(count) * 1e6
    case .microseconds(let count): Double(count) * 1e3
    case .nanoseconds(let count): Double(count)
    }
  }
}

/// Tests that were written for Nimble before its version 9 say how many seconds they mean by a number.
extension NimbleTimeInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .seconds(value) }

  public init(floatLiteral value: Double) { self = value.nimbleInterval }
}

extension NimbleTimeInterval: CustomStringConvertible {
  public var description: String {
    switch self {
    case .seconds(1): "\(Float(1)) second"
    case .seconds(let count): "\(Float(count)) seconds"
    case .milliseconds(let count): "\(Float(count) / 1e3) seconds"
    case .microseconds(let count): "\(Float(count) / 1e6) seconds"
    case .nanoseconds(let count): "\(Float(count) / 1e9) seconds"
    }
  }
}

extension TimeInterval {
  public var nimbleInterval: NimbleTimeInterval { .microseconds(Int((self * 1e6).rounded())) }
}
