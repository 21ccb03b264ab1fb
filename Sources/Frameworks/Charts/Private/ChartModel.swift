import SwiftUI

/// The marks of a chart with the scales that follow from them.
@MainActor
struct ChartModel {
  let marks: [ChartMark]
  let x: ChartScale
  let y: ChartScale
  let styles: StyleScale
  let stacks: MarkStacks
  /// The groups that stand side by side, in the order in which they appear.
  let groups: [_ChartDatum]

  init(_ marks: [ChartMark], _ configuration: ChartConfiguration = ChartConfiguration()) {
    self.marks = marks
    let stacks = MarkStacks(marks)
    self.stacks = stacks
    styles = StyleScale(marks, setting: configuration.styles)
    var seen: Set<_ChartDatum> = []
    groups = marks.compactMap { $0.groupValue?.datum }.filter { seen.insert($0).inserted }

    func scale(_ extent: (ChartMark) -> MarkExtent, isX: Bool, _ setting: ScaleSetting) -> ChartScale {
      var data: [_ChartDatum] = []
      var positions: [Double] = []
      for (index, mark) in marks.enumerated() {
        let values = extent(mark).values
        data += values.map(\.datum)
        if mark.isHorizontal == isX, let ends = stacks.ends[index] {
          positions += [ends.start, ends.end]
        } else {
          for value in values { positions += value.interval.map { [$0.lowerBound, $0.upperBound] } ?? value.place }
        }
      }
      return ChartScale(data: data, positions: positions, setting: setting)
    }
    x = scale(\.x, isX: true, configuration.x)
    y = scale(\.y, isX: false, configuration.y)
  }

  /// A chart of sectors alone has no axes.
  var hasAxes: Bool { marks.contains { $0.kind != .sector } }
}

extension MarkValue {
  fileprivate var place: [Double] { datum.position.map { [$0] } ?? [] }
}
