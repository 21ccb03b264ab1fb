import Testing

struct ObsoletedMemberRuleTests {
  static let cases = [
    LoweringCase(
      name: "members that later systems have",
      before: """
        extension Int {
          @available(iOS, obsoleted: 14.0, message: "it is there")
          @available(macOS, obsoleted: 11.0)
          var late: Int { self }
          @available(macOS, obsoleted: 11.0) func other() -> Int { self }
          @available(iOS, introduced: 13, obsoleted: 15) func later() -> Int { self }
          @_disfavoredOverload @available(iOS, obsoleted: 15) func last() -> Int { self }
          @available(iOS, deprecated: 15) func stays() -> Int { self }
        }
        @available(iOS, obsoleted: 14.0) func free() {}
        """,
      after: """
        extension Int {
          @_disfavoredOverload @available(iOS, obsoleted: 14.0, message: "it is there")
          @available(macOS, obsoleted: 11.0)
          var late: Int { self }
          @available(macOS, obsoleted: 11.0) func other() -> Int { self }
          @_disfavoredOverload @available(iOS, introduced: 13, obsoleted: 15) func later() -> Int { self }
          @_disfavoredOverload @available(iOS, obsoleted: 15) func last() -> Int { self }
          @available(iOS, deprecated: 15) func stays() -> Int { self }
        }
        @available(iOS, obsoleted: 14.0) func free() {}
        """)
  ]

  @Test("What a later system has itself is taken only where it has not", arguments: cases)
  func members(_ example: LoweringCase) {
    expectLowering(example)
  }
}
