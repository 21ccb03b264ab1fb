import Foundation

/// Gives values their places along one axis.
///
/// What Apple leaves open: scales of numbers begin or end at zero and at multiples of the steps of their axis, scales of
/// dates at the first and last date; an axis has about five steps.
struct ChartScale {
  enum Domain: Equatable {
    case continuous(ClosedRange<Double>, isOfDates: Bool)
    case categories([String])
  }

  static let stepCount = 5

  let domain: Domain
  let isReversed: Bool
  let type: ScaleType.Kind
  let padding: (start: CGFloat, end: CGFloat)
  /// The part of the whole axis that is in sight.
  private(set) var window: ClosedRange<Double> = 0...1

  /// - Parameters:
  ///   - positions: The places on a continuous scale that marks reach.
  init(data: [_ChartDatum], positions: [Double], setting: ScaleSetting) {
    padding = setting.padding
    let chosen = setting.domain
    let names = data.compactMap { datum -> String? in
      if case .category(let name) = datum { return name }
      return setting.type?.kind == .category ? datum.text : nil
    }
    if let categories = chosen?.categories ?? (names.isEmpty ? nil : names) {
      var seen: Set<String> = []
      domain = .categories(categories.filter { seen.insert($0).inserted })
      isReversed = chosen?.isReversed ?? false
      type = .category
      return
    }
    type = setting.type?.kind ?? .linear
    let areDates = data.contains(where: \.isDate)
    if let ends = chosen?.ends {
      domain = .continuous(min(ends.0, ends.1)...max(ends.0, ends.1), isOfDates: chosen?.isOfDates ?? areDates)
      isReversed = (chosen?.isReversed ?? false) || ends.0 > ends.1
      return
    }
    isReversed = chosen?.isReversed ?? false
    var least = positions.min() ?? 0
    var greatest = positions.max() ?? (areDates ? 0 : 1)
    if areDates {
      if least == greatest { (least, greatest) = (least - 43_200, greatest + 43_200) }
      domain = .continuous(least...greatest, isOfDates: true)
      return
    }
    if type == .logarithmic {
      let positive = positions.filter { $0 > 0 }
      let lower = pow(10, log10(positive.min() ?? 1).rounded(.down))
      let upper = pow(10, log10(positive.max() ?? 10).rounded(.up))
      domain = .continuous(lower...max(upper, lower * 10), isOfDates: false)
      return
    }
    if chosen?.includesZero ?? true { (least, greatest) = (min(0, least), max(0, greatest)) }
    domain = .continuous(NiceSteps.domain(least...greatest, count: Self.stepCount), isOfDates: false)
  }

  var isOfCategories: Bool {
    if case .categories = domain { return true }
    return false
  }

  var isOfDates: Bool {
    if case .continuous(_, let isOfDates) = domain { return isOfDates }
    return false
  }

  var categories: [String] {
    if case .categories(let names) = domain { return names }
    return []
  }

  /// The place of a value as a share of the axis, without paddings; outside of 0...1 if the value is out of sight.
  func share(_ position: Double) -> Double? { wholeShare(position).map(inSight) }

  private func wholeShare(_ position: Double) -> Double? {
    guard case .continuous(let range, _) = domain else { return nil }
    let (lower, upper, value) = (bent(range.lowerBound), bent(range.upperBound), bent(position))
    guard upper > lower, value.isFinite else { return nil }
    let share = (value - lower) / (upper - lower)
    return isReversed ? 1 - share : share
  }

  /// The room of a value: the band of a category, or a point.
  func room(_ datum: _ChartDatum) -> ClosedRange<Double>? {
    guard case .categories(let names) = domain else { return datum.position.flatMap(share).map { $0...$0 } }
    return wholeRoom(of: datum.text, among: names).map { inSight($0.lowerBound)...inSight($0.upperBound) }
  }

  private func wholeRoom(of name: String, among names: [String]) -> ClosedRange<Double>? {
    guard let index = names.firstIndex(of: name) else { return nil }
    let place = isReversed ? names.count - 1 - index : index
    let width = 1 / Double(names.count)
    return (Double(place) * width)...(Double(place + 1) * width)
  }

  /// The room of a value, which may stand for a part of the axis.
  @MainActor
  func room(_ value: MarkValue) -> ClosedRange<Double>? {
    guard let interval = value.interval, !isOfCategories else { return room(value.datum) }
    guard let start = share(interval.lowerBound), let end = share(interval.upperBound) else { return nil }
    return min(start, end)...max(start, end)
  }

  /// The value at a share of the axis.
  func datum(at share: Double) -> _ChartDatum? {
    let share = window == 0...1 ? share : window.lowerBound + share * (window.upperBound - window.lowerBound)
    return datum(atWhole: share)
  }

  /// The value at a share of the whole axis.
  func datum(atWhole share: Double) -> _ChartDatum? {
    switch domain {
    case .categories(let names):
      guard !names.isEmpty, share >= 0, share <= 1 else { return nil }
      let place = min(names.count - 1, Int(share * Double(names.count)))
      return .category(names[isReversed ? names.count - 1 - place : place])
    case .continuous(let range, let isOfDates):
      let share = isReversed ? 1 - share : share
      let (lower, upper) = (bent(range.lowerBound), bent(range.upperBound))
      let value = unbent(lower + share * (upper - lower))
      return isOfDates ? .date(Date(timeIntervalSinceReferenceDate: value)) : .number(value)
    }
  }

  /// The scale with a part of it in sight: as long as is said, in values or categories, from a value on.
  func showing(_ length: Double?, from start: _ChartDatum?) -> ChartScale {
    guard let length, length > 0 else { return self }
    let share: Double =
      switch domain {
      case .categories(let names): length / Double(max(1, names.count))
      case .continuous(let range, _):
        range.upperBound > range.lowerBound ? length / (range.upperBound - range.lowerBound) : 1
      }
    guard share < 1 else { return self }
    var scale = self
    let begin = min(max(0, start.flatMap(wholeStart) ?? 0), 1 - share)
    scale.window = begin...(begin + share)
    return scale
  }

  private func wholeStart(_ datum: _ChartDatum) -> Double? {
    if case .categories(let names) = domain { return wholeRoom(of: datum.text, among: names)?.lowerBound }
    return datum.position.flatMap(wholeShare)
  }

  private func inSight(_ share: Double) -> Double {
    window == 0...1 ? share : (share - window.lowerBound) / (window.upperBound - window.lowerBound)
  }

  private func bent(_ value: Double) -> Double {
    switch type {
    case .linear, .category: value
    case .logarithmic: value > 0 ? log10(value) : -.infinity
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    }
  }

  private func unbent(_ value: Double) -> Double {
    switch type {
    case .linear, .category: value
    case .logarithmic: pow(10, value)
    case .squareRoot: value < 0 ? -value * value : value * value
    }
  }
}
