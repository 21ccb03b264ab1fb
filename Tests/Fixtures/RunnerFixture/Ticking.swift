import TestDoubles

@TestDoubles protocol Ticking {
  func tick(_ count: Int)
}
