import Foundation
import FoundationOverlay
import Testing

@Suite("Names of people")
struct PersonNameComponentsFormatterTests {
  private var name: PersonNameComponents {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Maria"
    name.middleName = "Anne"
    name.familyName = "Jones"
    name.nameSuffix = "Jr."
    return name
  }

  @Test("A style says which parts are shown")
  func styles() {
    let formatter = FoundationOverlay.PersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "Maria Jones")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Maria Anne Jones Jr.")
    formatter.style = .short
    #expect(formatter.string(for: name) == "Maria")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "MJ")
    #expect(formatter.string(from: PersonNameComponents()) == "")
    #expect(name.formatted() == "Maria Jones")
    #expect(name.formatted(.name(style: .abbreviated)) == "MJ")
  }

  @Test("A nickname is the short name, and the phonetic name stands for the name")
  func alternatives() {
    var named = name
    named.nickname = "Mia"
    var sound = PersonNameComponents()
    sound.givenName = "Mahria"
    named.phoneticRepresentation = sound
    typealias NameFormatter = FoundationOverlay.PersonNameComponentsFormatter
    #expect(NameFormatter.localizedString(from: named, style: .short, options: []) == "Mia")
    #expect(NameFormatter.localizedString(from: named, style: .medium, options: .phonetic) == "Mahria")
  }

  @Test("The family's name comes first in the scripts that have it so")
  func scripts() {
    var name = PersonNameComponents()
    name.givenName = "小明"
    name.familyName = "王"
    #expect(name.formatted() == "王小明")
    #expect(name.formatted(.name(style: .abbreviated)) == "王")
  }

  @Test("A text has the parts of a name")
  func parsing() {
    let formatter = FoundationOverlay.PersonNameComponentsFormatter()
    #expect(formatter.personNameComponents(from: "Dr. Maria Anne Jones, Jr.") == name)
    let turned = formatter.personNameComponents(from: "Jones, Maria")
    #expect(turned?.familyName == "Jones" && turned?.givenName == "Maria")
    #expect(formatter.personNameComponents(from: "Maria")?.givenName == "Maria")
    #expect(formatter.personNameComponents(from: " 12 ") == nil)
  }
}
