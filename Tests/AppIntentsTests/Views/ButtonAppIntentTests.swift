import AppIntents
import SwiftUI
import SwiftUITestSupport
import Testing

@MainActor @Suite struct ButtonAppIntentTests {
  private final class Log: Sendable {
    static let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  }

  private struct Note: AppIntent {
    static let title: LocalizedStringResource = "Note"
    @Parameter(title: "Text") var text: String

    init() {}

    init(_ text: String) { self.text = text }

    func perform() async throws -> some IntentResult & ShowsSnippetView {
      Log.continuation.yield(text)
      return .result { Text(text) }
    }
  }

  private struct Hint: View {
    @State private var isVisible = true

    var body: some View { SiriTipView(intent: Note("tip"), isVisible: $isVisible) }
  }

  @Test func aTappedButtonPerformsItsIntent() async {
    let screen = Screen {
      VStack {
        Button("Go", intent: Note("gone"))
        Hint()
      }
    }
    screen.tap("Go")
    var notes = Log.stream.makeAsyncIterator()
    #expect(await notes.next() == "gone")
    #expect(screen.has("Note"))
    screen.tap("Close")
    #expect(!screen.has("Note"))
  }
}
