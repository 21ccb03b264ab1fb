import Foundation
import FoundationOverlay
import Testing

struct NSObjectCVarArgTests {
  private final class Thing: NSObject {
    override var description: String { "a thing" }
  }

  @Test("objects stand in formats as their description, between values of other kinds")
  func format() {
    #expect(String(format: "%@ %d %@ %.1f", Thing(), 3, "text", 1.5) == "a thing 3 text 1.5")
    #expect(String(format: "%@|%@", NSString("kept"), NSNumber(7)) == "kept|7")
    let arguments: [any CVarArg] = [Thing(), NSURL(fileURLWithPath: "/a"), 4]
    #expect(String(format: "%@ %@ %ld", arguments: arguments) == "a thing file:///a 4")
  }

  @Test("collections stand in formats as the objects that they are on iOS")
  func collections() {
    func text(_ argument: any CVarArg) -> String { String(format: "<%@>", argument) }
    #expect(text(["a", "b"]) == "<\(NSArray(array: ["a", "b"]).description)>")
    #expect(text(["a": 1]) == "<\(NSDictionary(dictionary: ["a": 1]).description)>")
    #expect(text(Set(["a"])) == "<\(NSSet(set: ["a"]).description)>")
    #expect(String(format: "%d %@ %d", 1, [2], 3) == "1 \(NSArray(array: [2]).description) 3")
    #expect(NSPredicate(format: "name IN %@", ["a"]).evaluate(with: ["name": "a"]))
  }

  @Test("errors are logged as any object")
  func errors() {
    let error = NSError(domain: "Domain", code: 3)
    #expect(String(format: "%@", error) == error.description)
  }
}
