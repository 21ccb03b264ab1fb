import Foundation
import FoundationOverlay
import Testing

struct ErrorLocalizedDescriptionTests {
  private enum Failure: Error {
    case first, second
  }

  private struct Own: LocalizedError {
    var errorDescription: String? { "Out of milk." }
  }

  private func description(_ error: any Error) -> String { error.localizedDescription }

  @Test func `an error without a text says what Apple's Foundation says`() {
    let text = description(Failure.second)
    #expect(text.hasPrefix("The operation couldn’t be completed. ("))
    #expect(text.hasSuffix("Failure error 1.)"))
    #expect(Failure.first.localizedDescription.hasSuffix("Failure error 0.)"))
  }

  @Test func `what is known to be an NSError says the same`() {
    #expect(NSError(domain: "d", code: 7).localizedDescription == "The operation couldn’t be completed. (d error 7.)")
    #expect((Own() as NSError).localizedDescription == "Out of milk.")
  }

  @Test func `an error is described with its domain, its code and what it holds`() {
    #expect(NSError(domain: "d", code: 7).description == "Error Domain=d Code=7 \"(null)\"")
    let full = NSError(domain: "d", code: 7, userInfo: ["b": 1, "a": "x"])
    #expect("\(full)" == "Error Domain=d Code=7 \"(null)\" UserInfo={a=x, b=1}")
    let known = NSError(domain: NSCocoaErrorDomain, code: 4)
    #expect(known.description == "Error Domain=NSCocoaErrorDomain Code=4 \"The file doesn’t exist.\"")
    let posix = NSError(domain: NSPOSIXErrorDomain, code: 2)
    #expect(posix.description == "Error Domain=NSPOSIXErrorDomain Code=2 \"No such file or directory\"")
    let outer = NSError(
      domain: "d", code: 1, userInfo: [NSUnderlyingErrorKey: posix, NSLocalizedDescriptionKey: "Out of milk."])
    #expect(outer.description.hasPrefix("Error Domain=d Code=1 \"Out of milk.\" UserInfo={"))
    #expect(outer.description.contains("NSUnderlyingError=0x") && outer.description.hasSuffix("{\(posix)}}"))
  }

  @Test func `data that cannot be decoded says whether it is missing or wrong`() {
    struct Item: Codable { var name: String }
    func text(_ json: String) -> String? {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Item.self, from: Data(json.utf8)) }?
        .localizedDescription
    }
    #expect(text("{}") == "The data couldn’t be read because it is missing.")
    #expect(text("{\"name\": null}") == "The data couldn’t be read because it is missing.")
    #expect(text("{\"name\": 1}") == "The data couldn’t be read because it isn’t in the correct format.")
    #expect(text("{") == "The data couldn’t be read because it isn’t in the correct format.")
  }

  @Test func `a file that is not there is named`() {
    do {
      _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/list.json"))
      Issue.record("it was read")
    } catch {
      #expect(error.localizedDescription == "The file “list.json” couldn’t be opened because there is no such file.")
    }
  }

  @Test func `an error with a text or a reason says it`() {
    #expect(description(Own()) == "Out of milk.")
    #expect(description(NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "Told."])) == "Told.")
    #expect(
      description(NSError(domain: "d", code: 1, userInfo: [NSLocalizedFailureReasonErrorKey: "It rained."]))
        == "The operation couldn’t be completed. It rained.")
  }
}
