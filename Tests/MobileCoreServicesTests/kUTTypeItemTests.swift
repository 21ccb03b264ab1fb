import MobileCoreServices
import Testing

@Suite struct kUTTypeItemTests {
  @Test("Identifiers under their old names are those of types")
  func names() {
    let pairs: [(CFString, UTType)] = [
      (kUTTypeJPEG, .jpeg), (kUTTypePNG, .png), (kUTTypePDF, .pdf), (kUTTypeMovie, .movie), (kUTTypeText, .text),
    ]
    for (old, type) in pairs { #expect(old.substring(from: 0) == type.identifier) }
  }
}
