@_spi(Windfall) import UIKit

/// Shows its content only inside a shape.
public struct _ClipEffect<S: Shape>: ViewEffect {
  let shape: S

  func makeView() -> ClipView { ClipView() }

  func configure(_ view: ClipView, _ environment: EnvironmentValues) {
    let shape = shape
    view.outline = { shape.path(in: $0) }
  }
}
