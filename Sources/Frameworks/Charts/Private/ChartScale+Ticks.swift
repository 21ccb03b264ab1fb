import Foundation

extension ChartScale {
  /// The values at which an axis has marks.
  func ticks(_ values: AxisMarkValues) -> [_ChartDatum] {
    if case .values(let data) = values.kind { return data.filter { isInside($0) } }
    guard case .continuous(let whole, let isOfDates) = domain else {
      return categories.map { .category($0) }.filter { isInside($0) }
    }
    let range = rangeInSight(of: whole)
    if isOfDates { return dateSteps(values, in: range).values(in: range).map { .date($0) } }
    switch values.kind {
    case .automatic where type == .logarithmic:
      let powers = NiceSteps.values(in: log10(range.lowerBound)...log10(range.upperBound), step: 1)
      return powers.map { .number(pow(10, $0)) }
    case .stride(let stride): return NiceSteps.values(in: range, step: stride).map { .number($0) }
    case .automatic(let count):
      let length = range.upperBound - range.lowerBound
      let step = NiceSteps.step(over: length, count: count ?? Self.stepCount, minimum: values.minimumStride)
      return NiceSteps.values(in: range, step: step).map { .number($0) }
    case .calendar, .values: return []
    }
  }

  /// How an axis with these values writes one of them.
  func text(_ datum: _ChartDatum, of values: AxisMarkValues) -> String {
    guard case .date(let date) = datum, case .continuous(let whole, true) = domain else { return datum.text }
    let range = rangeInSight(of: whole)
    if case .values = values.kind { return DateSteps(over: range.length, count: Self.stepCount).text(date) }
    return dateSteps(values, in: range).text(date)
  }

  private func dateSteps(_ values: AxisMarkValues, in range: ClosedRange<Double>) -> DateSteps {
    switch values.kind {
    case .calendar(let component, let count, let calendar):
      DateSteps(component: component, count: count, calendar: calendar)
    case .automatic(let count): DateSteps(over: range.length, count: count ?? Self.stepCount)
    case .stride, .values: DateSteps(over: range.length, count: Self.stepCount)
    }
  }

  private func rangeInSight(of whole: ClosedRange<Double>) -> ClosedRange<Double> {
    guard window != 0...1, let start = datum(at: 0)?.position, let end = datum(at: 1)?.position else { return whole }
    return min(start, end)...max(start, end)
  }

  private func isInside(_ datum: _ChartDatum) -> Bool {
    guard let room = room(datum) else { return false }
    return room.lowerBound >= -1e-9 && room.upperBound <= 1 + 1e-9
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
