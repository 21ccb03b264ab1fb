import Testing

struct UnavailableTestRuleTests {
  static let cases = [
    LoweringCase(
      name: "tests of a later iOS",
      before: """
        import Testing
        @available(iOS 99, *) @Test func future() {}
        @Test("Named", .tags()) @available(iOS 18.1, *) func named() {}
        @Test(.tags()) @available(iOS, introduced: 26) func tagged() {}
        @Test() @available(macOS 99, iOS 18, *) func present() {}
        @available(macOS, introduced: 99) @Test func elsewhere() {}
        """,
      after: """
        import Testing
        @available(iOS 99, *) @Test(.disabled("Requires iOS 99")) func future() {}
        @Test("Named", .disabled("Requires iOS 18.1"), .tags()) @available(iOS 18.1, *) func named() {}
        @Test(.disabled("Requires iOS 26"), .tags()) @available(iOS, introduced: 26) func tagged() {}
        @Test() @available(macOS 99, iOS 18, *) func present() {}
        @available(macOS, introduced: 99) @Test func elsewhere() {}
        """, isTest: true, compiles: false)
  ]

  @Test("Tests that need a later iOS", arguments: cases)
  func tests(_ example: LoweringCase) {
    expectLowering(example)
  }
}
