import SwiftUI

/// See [AxisMark](https://developer.apple.com/documentation/charts/axismark).
@preconcurrency @MainActor
public protocol AxisMark {
  associatedtype Body: AxisMark

  @AxisMarkBuilder var body: Body { get }

  /// The parts of the mark; types of apps keep the default.
  func _resolve() -> _AxisParts
}

extension AxisMark {
  public func _resolve() -> _AxisParts { body._resolve() }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { $0.style = AnyShapeStyle(style) }
  }

  public func font(_ font: Font?) -> some AxisMark { changing { $0.font = font } }

  public func offset(_ offset: CGSize) -> some AxisMark { changing { $0.offset = offset } }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }

  private func changing(_ change: (inout AxisPart) -> Void) -> _AxisParts {
    var parts = _resolve().parts
    for index in parts.indices { change(&parts[index]) }
    return _AxisParts(parts)
  }
}

extension Never: AxisMark {}
