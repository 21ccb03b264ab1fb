import UIKit

struct ForegroundModifier<S: ShapeStyle>: EnvironmentModifier {
  let style: S?

  func apply(to environment: inout EnvironmentValues) { environment.foreground = style.map { AnyShapeStyle($0) } }

  func isSame(as other: Self) -> Bool { ValueMemory.areEqual(style, other.style) }
}
