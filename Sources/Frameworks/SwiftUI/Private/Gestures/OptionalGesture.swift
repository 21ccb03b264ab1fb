/// A gesture that may be none: its recognisers come and go with it.
@MainActor
protocol OptionalGesture {
  var isThere: Bool { get }
}
