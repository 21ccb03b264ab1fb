extension NSTextStorage {
  /// See [NSTextStorage.EditActions](https://developer.apple.com/documentation/uikit/nstextstorage/editactions).
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}
