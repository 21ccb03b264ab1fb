/// What a hash function keeps between blocks.
protocol BlockState: Sendable {
  static var blockSize: Int { get }
  /// The bytes in which the length stands at the end, and whether its greatest come first.
  static var lengthSize: Int { get }
  static var isBigEndian: Bool { get }

  mutating func add(_ block: UnsafeRawBufferPointer)

  var bytes: [UInt8] { get }
}
