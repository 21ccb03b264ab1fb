/// A position in a text: how many UTF-16 units are before it.
final class TextOffset: UITextPosition {
  let units: Int

  init(_ units: Int) {
    self.units = units
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.units == units }

  override nonisolated var hash: Int { units }
}
