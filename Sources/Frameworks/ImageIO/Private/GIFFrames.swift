import Foundation

/// Counts the pictures of a GIF file.
enum GIFFrames {
  static func count(in data: Data) -> Int {
    let bytes = [UInt8](data)
    guard bytes.count > 13 else { return 0 }
    func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var place = 13 + table(bytes[10])
    var count = 0
    while place < bytes.count {
      switch bytes[place] {
      case 0x21: place = end(of: bytes, from: place + 2)
      case 0x2C:
        guard place + 9 < bytes.count else { return count }
        count += 1
        place = end(of: bytes, from: place + 11 + table(bytes[place + 9]))
      default: return count
      }
    }
    return count
  }

  /// The place behind the last of some blocks, each of which begins with its length.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] != 0 { place += 1 + Int(bytes[place]) }
    return place + 1
  }
}
