import SwiftUI

/// How what a chart shows is moved.
@MainActor
struct ChartScrolling {
  var axes: Axis.Set = []
  /// Where the axes begin at first.
  var initial = ChartPosition()
  var x: ChartPositionBinding?
  var y: ChartPositionBinding?

  /// Where the axes begin: as the app says, where a finger moved them to, or where they began.
  func position(_ own: ChartPosition) -> ChartPosition {
    ChartPosition(x: x?.get() ?? own.x ?? initial.x, y: y?.get() ?? own.y ?? initial.y)
  }

  /// Tells the app of what changed.
  func tell(_ position: ChartPosition, before old: ChartPosition) {
    if let new = position.x, new != old.x { x?.set(new) }
    if let new = position.y, new != old.y { y?.set(new) }
  }
}

/// Where the parts of the axes that are in sight begin.
struct ChartPosition: Equatable {
  var x: _ChartDatum?
  var y: _ChartDatum?
}

/// Where the app keeps the beginning of an axis.
@MainActor
struct ChartPositionBinding {
  let get: () -> _ChartDatum
  let set: (_ChartDatum) -> Void

  init<P: Plottable>(_ binding: Binding<P>) {
    get = { binding.wrappedValue.datum }
    set = { datum in
      if let value = P.plotted(datum) { binding.wrappedValue = value }
    }
  }
}

extension ChartScale {
  /// The value at which the axis begins when its part in sight moves by a share of its length.
  func datum(movedFrom start: ClosedRange<Double>, by share: Double) -> _ChartDatum? {
    let length = start.upperBound - start.lowerBound
    let begin = min(max(0, start.lowerBound + share * length), 1 - length)
    // Of categories, the one that is nearest.
    return datum(atWhole: isOfCategories ? min(begin + 0.5 / Double(max(1, categories.count)), 1) : begin)
  }
}
