import Foundation
@_spi(Windfall) import ObjectiveC

/// Lets a number be cast to a `Float` that holds it only roughly, as on iOS: numbers from JSON are.
///
/// The cast asks a function in the table by which `Float` is made of objects; ours takes its place.
enum FloatBridging {
  /// A type of the same layout, whose function in such a table is ours.
  private struct Rough: _ObjectiveCBridgeable {
    let value: Float

    func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: value) }

    static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Rough?) {
      result = Rough(value: source.floatValue)
    }

    /// Nil for what is too great, and for whole numbers that not even a double holds.
    static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Rough?) -> Bool {
      result = Double(exactly: source).flatMap { double in
        double.isFinite && abs(double) > Double(Float.greatestFiniteMagnitude) ? nil : Rough(value: Float(double))
      }
      return result != nil
    }

    static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Rough {
      Rough(value: source?.floatValue ?? 0)
    }
  }

  /// Behind what the table is of and the type of the objects, two functions come first.
  private static let slot = 4

  fileprivate static func install() {
    let (own, ours) = (table(of: Float.self), table(of: Rough.self))
    guard let own, let ours else { return }
    guard LoadedMemory.write(ours[slot], to: own + slot) else {
      fatalError("the table by which Float is made of objects cannot be changed")
    }
  }

  /// A type with the table by which it is of the protocol. On its own it would be opened by whoever takes it.
  private struct Bridgeable {
    let type: any _ObjectiveCBridgeable.Type
  }

  private static func table(of type: any _ObjectiveCBridgeable.Type) -> UnsafeMutablePointer<UInt>? {
    UnsafeMutablePointer(bitPattern: unsafeBitCast(Bridgeable(type: type), to: (UInt, UInt).self).1)
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = { FloatBridging.install() }
