/// See [ChartContent](https://developer.apple.com/documentation/charts/chartcontent).
@preconcurrency @MainActor
public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder var body: Body { get }

  /// The marks of the content; types of apps keep the default.
  func _resolve() -> _ChartMarks
}

extension ChartContent {
  public func _resolve() -> _ChartMarks { body._resolve() }

  /// The content with each of its marks changed.
  func changing(_ change: (inout ChartMark) -> Void) -> _ChartMarks {
    var marks = _resolve().marks
    for index in marks.indices { change(&marks[index]) }
    return _ChartMarks(marks)
  }
}

extension Never: ChartContent {}
