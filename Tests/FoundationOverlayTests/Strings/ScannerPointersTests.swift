import Foundation
import FoundationOverlay
import Testing

struct ScannerPointersTests {
  @Test func givesStringsAsObjects() {
    let scanner = Scanner(string: "key=value;rest")
    var found: NSString? = ""
    #expect(scanner.scanUpTo("=", into: &found))
    #expect(found == "key")
    var sign: NSString?
    #expect(scanner.scanString("=", into: &sign))
    #expect(scanner.scanCharacters(from: .lowercaseLetters, into: &found))
    #expect(found == "value")
    #expect(!scanner.scanString("rest", into: &found))
    #expect(found == "value")
    #expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: "s"), into: &found))
    #expect(found == ";re")
  }
}
