@_spi(Windfall) import UIKit

/// Makes a finger inside a shape count as one on the content.
public struct _ContentShapeEffect<S: Shape>: ViewEffect {
  let shape: S

  func makeView() -> ContentShapeView { ContentShapeView() }

  func configure(_ view: ContentShapeView, _ environment: EnvironmentValues) {
    let shape = shape
    view.outline = { shape.path(in: $0) }
  }
}
