import Foundation
import Testing

@testable import ImageIO

@Suite("The segments of a JPEG file")
struct JPEGMarkersTests {
  private let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1]

  @Test("A progressive file says so, wherever the segment lies before the pixels")
  func progressive() {
    #expect(JPEGMarkers(Data(start + [0xFF, 0xC2, 0, 3, 8])).isProgressive)
    #expect(JPEGMarkers(Data(start + [0xFF, 0xFF, 0xC2, 0, 3, 8])).isProgressive)
    #expect(!JPEGMarkers(Data(start + [0xFF, 0xC0, 0, 3, 8])).isProgressive)
    #expect(!JPEGMarkers(Data(start + [0xFF, 0xDA, 0, 2, 0xFF, 0xC2, 0, 3])).isProgressive)
  }

  @Test("A damaged file is not progressive")
  func damaged() {
    #expect(!JPEGMarkers(Data()).isProgressive)
    #expect(!JPEGMarkers(Data(start + [0xFF])).isProgressive)
    #expect(!JPEGMarkers(Data(start + [0xFF, 0xE1, 0, 0, 0xFF, 0xE1])).isProgressive)
  }
}
