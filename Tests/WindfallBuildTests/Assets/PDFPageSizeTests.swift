import Foundation
import Testing

@testable import WindfallBuild

@Suite struct PDFPageSizeTests {
  @Test("The page's size is found in the open, and in a packed stream")
  func sizes() throws {
    #expect(PDFPageSize.read(Data("%PDF-1.4 /MediaBox[ 10 20 40.5 60]".utf8)) == CGSize(width: 30.5, height: 40))
    // "<</Type/Page/MediaBox[0 0 12 34]>>", packed.
    let packed = try #require(
      Data(base64Encoded: "eJyzsdEPqSxI1Q9ITE/V901NyUx0yq+INlAwUDA0UjA2ibWzAwC6SQns"))
    #expect(PDFPageSize.read(Data("%PDF-1.5 stream\r\n".utf8) + packed) == CGSize(width: 12, height: 34))
  }

  @Test("Damaged files have none")
  func damaged() {
    #expect(PDFPageSize.read(Data("no PDF".utf8)) == nil)
    #expect(PDFPageSize.read(Data("%PDF-1.4 /MediaBox [0 0 a".utf8)) == nil)
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var bytes: [UInt8] = [0x78, 0x9C]
      for _ in 0..<64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 33))
      }
      _ = PDFPageSize.read(Data("%PDF-1.5 stream\n".utf8) + bytes)
    }
  }
}
