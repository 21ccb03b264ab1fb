@_spi(Windfall) import SwiftUI

/// See [ChartProxy](https://developer.apple.com/documentation/charts/chartproxy).
///
/// Before the first layout nothing has a position.
@preconcurrency @MainActor
public struct ChartProxy {
  let model: ChartModel
  let area: PlotArea
  var selections: [ChartSelection] = []

  public var plotSize: CGSize { area.frame?.size ?? .zero }

  public var plotAreaSize: CGSize { plotSize }

  public var plotFrame: Anchor<CGRect>? { area.frame == nil ? nil : plotAreaFrame }

  public var plotAreaFrame: Anchor<CGRect> {
    let area = area
    return Anchor { geometry in
      guard let frame = area.frame else { return .zero }
      let own = geometry.frame(in: .named(area.space))
      return frame.offsetBy(dx: -own.minX, dy: -own.minY)
    }
  }

  private var places: MarkPlaces? { area.frame.map { MarkPlaces(model: model, size: $0.size) } }

  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    guard let places, let room = model.x.room(value.datum) else { return nil }
    return places.x(room.middle)
  }

  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    guard let places, let room = model.y.room(value.datum) else { return nil }
    return places.y(room.middle)
  }

  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let places, let room = model.x.room(value.datum) else { return nil }
    let (first, last) = (places.x(room.lowerBound), places.x(room.upperBound))
    return min(first, last)...max(first, last)
  }

  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let places, let room = model.y.room(value.datum) else { return nil }
    let (first, last) = (places.y(room.lowerBound), places.y(room.upperBound))
    return min(first, last)...max(first, last)
  }

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    places.flatMap { model.x.datum(at: $0.share(at: position, isX: true)) }.flatMap { P.plotted($0) }
  }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    places.flatMap { model.y.datum(at: $0.share(at: position, isX: false)) }.flatMap { P.plotted($0) }
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// The angle of a point of the plot area around its middle, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let radians = atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y)
    return .radians(radians < 0 ? radians + 2 * .pi : radians)
  }

  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let total = model.marks.compactMap { $0.angle?.datum.position }.reduce(0) { $0 + max(0, $1) }
    guard total > 0 else { return nil }
    let turns = angle.radians / (2 * .pi)
    return P.plotted(.number((turns - turns.rounded(.down)) * total))
  }

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { model.styles.style(for: value.datum) }
}
