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
