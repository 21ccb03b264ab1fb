import Glibc

/// The method table of a class, as words of its metadata from the address point on.
@_spi(Windfall) public struct ClassTable {
  /// Where what a class inherits begins: behind the kind, the superclass, four words of sizes, and two functions.
  static let head = 7
  private static let sizes = 4

  private let start: UnsafeMutablePointer<UInt>
  public let count: Int

  public init(_ type: AnyClass) {
    start = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    let sizes = start[ClassTable.sizes]
    count = Int((sizes & 0xffff_ffff) - (sizes >> 32)) / MemoryLayout<UInt>.size
  }

  public subscript(slot: Int) -> UInt { start[slot] }

  /// Where the address of a method's code stands.
  public func slot(of function: UnsafeRawPointer) -> Int? {
    (0..<count).first { start[$0] == UInt(bitPattern: function) }
  }

  /// The places of the words that a subclass has as they are here.
  public func inherited(by subclass: ClassTable) -> [Int] {
    (ClassTable.head..<count).filter { subclass.start[$0] == start[$0] }
  }

  /// Writes a word, also where the loader has made the memory read-only.
  public func write(_ word: UInt, to slot: Int) {
    guard LoadedMemory.write(word, to: start + slot) else {
      fatalError("the method table of a class cannot be changed: \(String(cString: strerror(errno)))")
    }
  }
}
