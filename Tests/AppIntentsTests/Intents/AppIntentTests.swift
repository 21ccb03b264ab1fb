import AppIntents
import Testing

@Suite struct AppIntentTests {
  private struct Add: AppIntent {
    static let title: LocalizedStringResource = "Add"

    @Parameter(title: "First") var first: Int
    @Parameter(title: "Second", default: 2) var second: Int
    @Parameter(title: "Note") var note: String?

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      .result(value: first + second, dialog: "The sum is \(first + second)\(note ?? "")")
    }
  }

  private struct Open: AppIntent {
    static let title: LocalizedStringResource = "Open"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Open(), phrases: ["Open \(.applicationName)"], shortTitle: "Open", systemImageName: "folder")
    }
  }

  @Test func anIntentIsPerformedWithItsParameters() async throws {
    let intent = Add()
    intent.first = 3
    #expect(intent.note == nil)
    let result = try await intent.perform()
    #expect(result.value == 5)
    #expect(result.dialog != nil)
    #expect(!Add.openAppWhenRun)
  }

  @Test func anIntentMayHaveNoValue() async throws {
    _ = try await Open().perform()
    #expect(Open.openAppWhenRun)
    #expect(Shortcuts.appShortcuts.count == 1)
  }
}
