import TestDoubles

/// Holds a protocol.
enum Outer {
  @TestDoubles protocol Inner {
    func value() -> Int
  }
}
