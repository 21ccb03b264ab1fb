import Foundation

/// The segments of a JPEG file before its pixels.
struct JPEGMarkers {
  /// The kinds of the segments, in their order.
  private let kinds: [UInt8]

  init(_ data: Data) {
    let bytes = [UInt8](data)
    var kinds: [UInt8] = []
    var place = 2
    // A segment is a marker of two bytes and its length, which counts itself.
    while place + 3 < bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      if bytes[place + 1] == 0xFF {
        place += 1
        continue
      }
      kinds.append(bytes[place + 1])
      place += 2 + max(2, Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    self.kinds = kinds
  }

  var isProgressive: Bool { kinds.contains(0xC2) }
}
