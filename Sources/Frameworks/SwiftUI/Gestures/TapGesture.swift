@_spi(Windfall) import UIKit

/// See [TapGesture](https://developer.apple.com/documentation/swiftui/tapgesture).
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = count }

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Void) -> Void
  ) -> [UIGestureRecognizer] {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = count
    recognizer.addHandler { report(.ended, ()) }
    return [recognizer]
  }
}

/// See [SpatialTapGesture](https://developer.apple.com/documentation/swiftui/spatialtapgesture).
public struct SpatialTapGesture: PrimitiveGesture {
  /// See [Value](https://developer.apple.com/documentation/swiftui/spatialtapgesture/value).
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    let isGlobal = coordinateSpace == .global
    tap.addHandler { [weak tap] in
      guard let tap else { return }
      report(.ended, Value(location: tap.location(in: isGlobal ? nil : tap.view)))
    }
    return [tap]
  }
}
