import Foundation
import FoundationOverlay
import Testing

@Suite("UUIDs that are made by their class")
struct NSUUIDMakingTests {
  @Test func made() {
    let text = "12345678-1234-5678-1234-567812345678"
    #expect(NSUUID.windfallMake(uuidString: text)?.uuidString == text)
    #expect(NSUUID.windfallMake(uuidString: "none") == nil)
    #expect(NSUUID.windfallMake(uuidBytes: [UInt8](repeating: 1, count: 16)).uuidString.hasPrefix("01010101"))
  }
}
