import Foundation
import FoundationOverlay
import Testing

@Suite struct StringLocalizedStandardContainsTests {
  private struct Book: Sendable { var title: String }

  @Test func `predicates compare texts as people do`() throws {
    let word = "eclair"
    let predicate = #Predicate<Book> { $0.title.localizedStandardContains(word) }
    #expect(try predicate.evaluate(Book(title: "Éclairs")))
    #expect(try !predicate.evaluate(Book(title: "Clair")))
  }

  @Test func `predicates ask for the order of texts`() throws {
    let name = "b"
    let same = #Predicate<Book> { $0.title.caseInsensitiveCompare(name).rawValue == 0 }
    #expect(try same.evaluate(Book(title: "B")))
    let after = #Predicate<Book> { $0.title.localizedCompare(name).rawValue > 0 }
    #expect(try after.evaluate(Book(title: "c")))
    #expect(try !after.evaluate(Book(title: "a")))
  }
}
