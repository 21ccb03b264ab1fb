/// Whether an example is to run alone, or not at all.
struct ExampleMarks: OptionSet {
  let rawValue: Int

  static let focused = ExampleMarks(rawValue: 1)
  static let pending = ExampleMarks(rawValue: 2)
}
