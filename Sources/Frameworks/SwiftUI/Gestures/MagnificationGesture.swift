import UIKit

/// See [MagnificationGesture](https://developer.apple.com/documentation/swiftui/magnificationgesture).
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}
