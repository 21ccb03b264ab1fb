import Compression
import Foundation
import Testing

struct NSDataCompressionAlgorithmTests {
  @Test("Data becomes smaller, and the same again")
  func roundTrip() throws {
    let data = NSData(data: Data(repeating: 7, count: 5000))
    let compressed = try data.compressed(using: .zlib)
    #expect(compressed.length < 100)
    #expect(try compressed.decompressed(using: .zlib) == data)
    let mutable = NSMutableData(data: Data((0..<200).map { UInt8($0) }))
    try mutable.compress(using: .zlib)
    try mutable.decompress(using: .zlib)
    #expect(mutable.length == 200)
  }

  @Test("What is no such data, and what is compressed otherwise, throws")
  func errors() {
    #expect(throws: CocoaError.self) { try NSData(data: Data([1, 2, 3])).decompressed(using: .zlib) }
    #expect(throws: CocoaError.self) { try NSData(data: Data([1])).compressed(using: .lzma) }
  }
}
