/// One place where the lowering has put other text, which may be none, for a piece of the user's, which may be none.
public struct TextChange: Codable, Sendable, Equatable {
  /// Where the piece begins, in bytes of the user's text.
  public var start: Int
  /// How many bytes of the user's are gone.
  public var length: Int
  /// How many bytes there are instead.
  public var newLength: Int

  /// A change of a text from a byte on.
  public init(start: Int, length: Int, newLength: Int) {
    self.start = start
    self.length = length
    self.newLength = newLength
  }
}
