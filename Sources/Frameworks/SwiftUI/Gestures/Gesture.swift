import UIKit

/// See [Gesture](https://developer.apple.com/documentation/swiftui/gesture).
@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// Makes what recognises the gesture; gestures of apps keep the default.
  ///
  /// `current` is the gesture as the latest update of its view made it.
  func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer]
}

extension Gesture where Body.Value == Value {
  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    body._recognizers({ current()?.body }, report)
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public func _recognizers(
    _ current: @escaping @MainActor () -> Never?, _ report: @escaping @MainActor (_GesturePhase, Never) -> Void
  ) -> [UIGestureRecognizer] { [] }
}

nonisolated extension Gesture {
  @preconcurrency public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }

  @preconcurrency public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  @preconcurrency public func updating<State>(
    _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  @preconcurrency public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

/// A gesture that ends in recognisers instead of a body.
@preconcurrency @MainActor
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// See [GestureMask](https://developer.apple.com/documentation/swiftui/gesturemask).
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture that may be none: its recognisers come and go with it.
@MainActor
protocol OptionalGesture {
  var isThere: Bool { get }
}

/// No gesture is never recognised.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public var body: Never { fatalError("Optional has no body") }

  public func _recognizers(
    _ current: @escaping @MainActor () -> Wrapped??, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    self?._recognizers({ current() ?? nil }, report) ?? []
  }
}

extension Optional: OptionalGesture where Wrapped: Gesture {
  var isThere: Bool { self != nil }
}
