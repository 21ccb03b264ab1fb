/// See [NSKeyValueChange](https://developer.apple.com/documentation/foundation/nskeyvaluechange).
///
/// Collections change as a whole here: the other kinds are for changes made with `mutableArrayValue(forKey:)`, which
/// is not there.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}
