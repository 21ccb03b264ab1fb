import Testing

struct EntryRuleTests {
  static let cases = [
    LoweringCase(
      name: "entries with and without a type",
      before: "import SwiftUI\nextension EnvironmentValues {\n  @Entry var margin: Double = 8\n"
        + "  @Entry public var title = \"a\"\n  @Entry var chosen: Int?\n}",
      after:
        "import SwiftUI\nextension EnvironmentValues {\n   var margin: Double { get { self[WindfallEntry_margin.self] }"
        + " set { self[WindfallEntry_margin.self] = newValue } }; struct WindfallEntry_margin: EnvironmentKey {"
        + " nonisolated(unsafe) static let defaultValue: Double = 8 }\n"
        + "   public var title: WindfallEntry_title.Value { get { self[WindfallEntry_title.self] }"
        + " set { self[WindfallEntry_title.self] = newValue } }; public struct WindfallEntry_title: EnvironmentKey {"
        + " nonisolated(unsafe) public static let defaultValue = \"a\" }\n"
        + "   var chosen: Int? { get { self[WindfallEntry_chosen.self] }"
        + " set { self[WindfallEntry_chosen.self] = newValue } }; struct WindfallEntry_chosen: EnvironmentKey {"
        + " nonisolated(unsafe) static let defaultValue: Int? = nil }\n}", compiles: false),
    LoweringCase(
      name: "private entries, and what an extension says of all",
      before: "import SwiftUI\nextension EnvironmentValues {\n  @Entry fileprivate var inset: Double = 8\n}\n"
        + "public extension EnvironmentValues { @Entry var outset: Double = 8 }",
      after:
        "import SwiftUI\nextension EnvironmentValues {\n   fileprivate var inset: Double { get {"
        + " self[WindfallEntry_inset.self] } set { self[WindfallEntry_inset.self] = newValue } };"
        + " fileprivate struct WindfallEntry_inset: EnvironmentKey { nonisolated(unsafe) fileprivate static let"
        + " defaultValue: Double = 8 }\n}\n"
        + "public extension EnvironmentValues {  var outset: Double { get { self[WindfallEntry_outset.self] }"
        + " set { self[WindfallEntry_outset.self] = newValue } }; public struct WindfallEntry_outset: EnvironmentKey {"
        + " nonisolated(unsafe) public static let defaultValue: Double = 8 } }", compiles: false),
    LoweringCase(
      name: "values of containers, of transactions and of what has focus",
      before: "import SwiftUI\nextension ContainerValues { @Entry var a: Int = 1 }\n"
        + "extension SwiftUI.Transaction { @Entry var b: Int = 2 }\nextension FocusedValues { @Entry var c: Int? }",
      after:
        "import SwiftUI\nextension ContainerValues {  var a: Int { get { self[WindfallEntry_a.self] }"
        + " set { self[WindfallEntry_a.self] = newValue } }; struct WindfallEntry_a: ContainerValueKey {"
        + " nonisolated(unsafe) static let defaultValue: Int = 1 } }\n"
        + "extension SwiftUI.Transaction {  var b: Int { get { self[WindfallEntry_b.self] }"
        + " set { self[WindfallEntry_b.self] = newValue } }; struct WindfallEntry_b: TransactionKey {"
        + " nonisolated(unsafe) static let defaultValue: Int = 2 } }\n"
        + "extension FocusedValues {  var c: Int? { get { self[WindfallEntry_c.self] }"
        + " set { self[WindfallEntry_c.self] = newValue } }; struct WindfallEntry_c: FocusedValueKey {"
        + " typealias Value = Int } }", compiles: false),
    LoweringCase(
      name: "other attributes and types stay",
      before: "struct EntryA {\n  var entry = 1\n}", after: "struct EntryA {\n  var entry = 1\n}"),
  ]

  @Test("Entries", arguments: cases)
  func entries(_ example: LoweringCase) {
    expectLowering(example)
  }
}
