import Foundation
import FoundationOverlay
import Testing

@Suite("Matches one by one")
struct NSRegularExpressionMatchesTests {
  @Test("The block need not outlive the call, and stops it")
  func matches() throws {
    let expression = try NSRegularExpression(pattern: "[a-z]+")
    var found: [NSRange] = []
    func note(_ body: (NSTextCheckingResult?) -> Bool) {
      expression.windfallEnumerateMatches(in: "ab 1 cd ef", range: NSRange(location: 0, length: 10)) { match, _, stop in
        stop.pointee = ObjCBool(!body(match))
      }
    }
    note { match in
      found.append(match?.range ?? NSRange())
      return found.count < 2
    }
    #expect(found == [NSRange(location: 0, length: 2), NSRange(location: 5, length: 2)])
  }
}
