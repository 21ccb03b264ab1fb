import SwiftUI

/// A path in the coordinates of the view that shows it.
struct PlotPath: Shape {
  let drawn: Path

  func path(in rect: CGRect) -> Path { drawn.offsetBy(dx: rect.minX, dy: rect.minY) }
}
