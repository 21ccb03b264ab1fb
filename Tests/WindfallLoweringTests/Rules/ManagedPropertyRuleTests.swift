import Testing

struct ManagedPropertyRuleTests {
  static let stop = "fatalError(\"Note.title is not there yet: Core Data keeps it\")"

  static let cases = [
    LoweringCase(
      name: "properties and accessors that Core Data implements",
      before: """
        class Note {
          @NSManaged public var title: String
          @NSManaged
          func add(_ tag: String)
          var own: Int { 1 }
        }
        """,
      after: """
        class Note {
          public var title: String { get { \(stop) } set { \(stop) } }
          
          func add(_ tag: String) { fatalError("Note.add(…) is not there yet: Core Data keeps it") }
          var own: Int { 1 }
        }
        """)
  ]

  @Test("What Core Data would implement stops by name", arguments: cases)
  func managed(_ example: LoweringCase) {
    expectLowering(example)
  }
}
