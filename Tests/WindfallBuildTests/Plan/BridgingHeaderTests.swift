import Testing

@testable import WindfallBuild

@Suite struct BridgingHeaderTests {
  @Test(
    "A header with nothing but comments is none",
    arguments: [
      ("", true), ("//\n//  Use this file to import headers.\n//\n", true), ("/* a\n b */ \n// c", true),
      ("// a\n#import \"Old.h\"\n", false), ("/* a */ @class B;", false), ("int a = 1 / 2;", false), ("/* open", true),
    ])
  func isEmpty(text: String, expected: Bool) {
    #expect(BridgingHeader.isEmpty(text) == expected)
  }
}
