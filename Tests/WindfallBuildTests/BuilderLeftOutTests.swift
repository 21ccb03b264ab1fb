import Testing

@testable import WindfallBuild

struct BuilderLeftOutTests {
  @Test(
    "Names in Apple's manner, and members of types with one, are told from those that anybody may have misspelt",
    arguments: [
      ("cannot find 'kSecAttrKeyTypeRSA' in scope", "kSecAttrKeyTypeRSA"),
      ("cannot find type 'UISomethingNew' in scope", "UISomethingNew"),
      ("value of type 'OSLogStore' has no member 'getEntries'", "OSLogStore.getEntries"),
      ("value of type 'any UITextInput' has no member 'replaceAll'", "UITextInput.replaceAll"),
      ("cannot find 'noSuch' in scope", nil), ("cannot find type 'Widget' in scope", nil),
      ("value of type 'Widget' has no member 'getEntries'", nil), ("expected expression", nil),
    ]) func names(_ message: String, _ name: String?)
  {
    #expect(Builder.unknownName(in: message) == name)
  }
}
