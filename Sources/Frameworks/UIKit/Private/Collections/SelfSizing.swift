/// The lengths of a cell that follow from its content instead of the layout.
struct SelfSizing: OptionSet {
  let rawValue: Int

  static let width = SelfSizing(rawValue: 1)
  static let height = SelfSizing(rawValue: 2)
  static let both: SelfSizing = [.width, .height]
}
