import UIKit

/// What `foregroundStyle` puts around a view.
public struct _ForegroundModifier<S: ShapeStyle>: EnvironmentModifier {
  let style: S?

  func apply(to environment: inout EnvironmentValues) {
    let outer = environment.foreground
    environment.foregroundLevels = []
    environment.foreground = style.map { style in
      (style as? AnyShapeStyle) ?? AnyShapeStyle(style, over: outer)
    }
  }

  func isSame(as other: Self) -> Bool { ValueMemory.areEqual(style, other.style) }
}
