import UIKit

/// The current foreground: [ForegroundStyle](https://developer.apple.com/documentation/swiftui/foregroundstyle).
public struct ForegroundStyle: ShapeStyle {
  public nonisolated init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { environment.foregroundPaint }
}
