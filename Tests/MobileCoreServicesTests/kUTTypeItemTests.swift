import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite struct kUTTypeItemTests {
  @Test("Identifiers under their old names are those of types")
  func names() {
    let pairs: [(NSString, UTType)] = [
      (kUTTypeJPEG, UTType.jpeg), (kUTTypePNG, UTType.png), (kUTTypePDF, UTType.pdf), (kUTTypeText, UTType.text),
    ]
    for (old, type) in pairs { #expect(old.substring(from: 0) == type.identifier) }
  }
}
