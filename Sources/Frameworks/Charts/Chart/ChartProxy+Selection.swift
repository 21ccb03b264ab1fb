import SwiftUI

/// Selects as a finger would, for gestures of the app.
extension ChartProxy {
  public func selectXValue(at position: CGFloat) {
    select(.x, from: CGPoint(x: position, y: 0), to: CGPoint(x: position, y: 0))
  }

  public func selectYValue(at position: CGFloat) {
    select(.y, from: CGPoint(x: 0, y: position), to: CGPoint(x: 0, y: position))
  }

  public func selectXRange(from lower: CGFloat, to upper: CGFloat) {
    select(.xRange, from: CGPoint(x: lower, y: 0), to: CGPoint(x: upper, y: 0))
  }

  public func selectYRange(from lower: CGFloat, to upper: CGFloat) {
    select(.yRange, from: CGPoint(x: 0, y: lower), to: CGPoint(x: 0, y: upper))
  }

  public func selectAngleValue(at angle: Angle) {
    let place = CGPoint(
      x: plotSize.width / 2 + sin(angle.radians), y: plotSize.height / 2 - cos(angle.radians))
    select(.angle, from: place, to: place)
  }

  private func select(_ kind: ChartSelection.Kind, from start: CGPoint, to now: CGPoint) {
    for selection in selections where selection.kind == kind { selection.select(self, (start, now)) }
  }
}
