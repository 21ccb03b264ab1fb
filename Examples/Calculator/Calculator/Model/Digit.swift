/// What a digit button enters.
enum Digit: Int, CaseIterable, CustomStringConvertible {
  case zero, one, two, three, four
  case five, six, seven, eight, nine

  var description: String { String(rawValue) }
}
