/// What an app says of the values of a scale.
public struct _ChartDomain: Sendable {
  /// The ends of a continuous scale, the first value first.
  private(set) var ends: (Double, Double)?
  private(set) var isOfDates = false
  private(set) var categories: [String]?
  private(set) var includesZero: Bool?
  private(set) var isReversed = false

  init(includesZero: Bool?, isReversed: Bool) {
    self.includesZero = includesZero
    self.isReversed = isReversed
  }

  init(from start: _ChartDatum, to end: _ChartDatum) {
    guard let lower = start.position, let upper = end.position else { return }
    ends = (lower, upper)
    isOfDates = start.isDate
  }

  /// Numbers and dates span a range; the first may be the greatest.
  init(values: [_ChartDatum]) {
    let positions = values.compactMap(\.position)
    guard let first = positions.first, let last = positions.last else {
      categories = values.map(\.text)
      return
    }
    guard let least = positions.min(), let greatest = positions.max() else { return }
    ends = (least, greatest)
    isReversed = first > last
    isOfDates = values.contains(where: \.isDate)
  }
}
