/// Hands bytes to a hash function block by block, and ends them with their length.
struct BlockHash<State: BlockState>: Sendable {
  private var state: State
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  init(_ state: State) { self.state = state }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(State.blockSize - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == State.blockSize else { return }
      rest.withUnsafeBytes { state.add($0) }
      rest.removeAll(keepingCapacity: true)
    }
    while bytes.count - start >= State.blockSize {
      state.add(UnsafeRawBufferPointer(rebasing: bytes[start..<(start + State.blockSize)]))
      start += State.blockSize
    }
    rest += bytes[start...]
  }

  func finish() -> [UInt8] {
    var last = rest + [0x80]
    while last.count % State.blockSize != State.blockSize - State.lengthSize { last.append(0) }
    let bits = (0..<State.lengthSize).map { index in
      index < 8 ? UInt8(truncatingIfNeeded: (length << 3) >> (8 * index)) : 0
    }
    last += State.isBigEndian ? bits.reversed() : bits
    var state = state
    for start in stride(from: 0, to: last.count, by: State.blockSize) {
      last[start..<(start + State.blockSize)].withUnsafeBytes { state.add($0) }
    }
    return state.bytes
  }
}

/// What a hash function keeps between blocks.
protocol BlockState: Sendable {
  static var blockSize: Int { get }
  /// The bytes in which the length stands at the end, and whether its greatest come first.
  static var lengthSize: Int { get }
  static var isBigEndian: Bool { get }

  mutating func add(_ block: UnsafeRawBufferPointer)

  var bytes: [UInt8] { get }
}
