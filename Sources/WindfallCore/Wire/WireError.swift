/// Why bytes could not be read as a message.
public enum WireError: Error, Hashable, Sendable {
  /// The bytes end inside a value.
  case truncated
  /// A string's bytes are not UTF-8.
  case invalidText
  /// A case or raw value that the type does not have.
  case invalidValue(type: String, value: UInt64)
  /// Values are nested deeper than `WireReader.depthLimit`.
  case tooDeep
  /// A message is longer than `WireFrame.lengthLimit`.
  case tooLong(UInt64)
  /// Bytes are left after the last value.
  case trailingBytes(Int)
}
