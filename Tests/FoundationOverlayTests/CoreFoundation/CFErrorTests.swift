import Foundation
import FoundationOverlay
import Testing

@Suite("Errors of Core Foundation")
struct CFErrorTests {
  @Test("They say what they were made with")
  func values() throws {
    let error = try #require(CFErrorCreate(nil, "domain", 7, [NSLocalizedDescriptionKey: "text"] as CFDictionary))
    #expect(CFErrorGetDomain(error) as String == "domain")
    #expect(CFErrorGetCode(error) == 7)
    #expect(CFErrorCopyUserInfo(error)[kCFErrorLocalizedDescriptionKey as String] as? String == "text")
    #expect(CFErrorCopyDescription(error) as String == "text")
    #expect(CFErrorCopyFailureReason(error) == nil)
    #expect(CFErrorCopyRecoverySuggestion(error) == nil)
  }
}
