import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct TextLinkTests {
    @Test func linksInATextAreTapped() {
      let log = Log()
      let screen = Screen {
        Text("Read [the terms](https://a.org/terms) and [more](https://a.org/more)")
          .environment(
            \.openURL,
            OpenURLAction { url in
              log.add(url.lastPathComponent)
              return .handled
            })
      }
      #expect(screen.element("Read the terms and more")?.element.type == .staticText)
      #expect(screen.element("the terms")?.element.type == .link)
      screen.tap("the terms")
      screen.tap("more")
      #expect(log.entries == ["terms", "more"])
    }

    @Test func linksMoveWithTheirText() {
      struct Example: View {
        @State private var start = "a"

        var body: some View {
          VStack {
            Button("longer") { start = "a long beginning" }
            Text(LocalizedStringKey("\(start) [end](https://a.org)"))
          }
        }
      }
      let screen = Screen { Example() }
      let width = screen.frame("end").width
      #expect(width > 10)
      screen.tap("longer")
      #expect(screen.element("a long beginning end")?.element.children.count == 1)
      #expect(abs(screen.frame("end").maxX - screen.frame("a long beginning end").maxX) < 1)
    }

    @Test func attributesOfAStringAreDrawn() throws {
      var string = AttributedString("one ")
      string.foregroundColor = .green
      string.font = .system(size: 30)
      var other = AttributedString("two")
      other.link = URL(string: "https://a.org")
      other.underlineStyle = .single
      string += other
      string += try AttributedString(
        markdown: " **three**", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
      let screen = Screen { Text(string) }
      #expect(screen.element("one two three")?.element.type == .staticText)
      #expect(screen.element("two")?.element.type == .link)
      let lines = CommitCycle.shared.frame.displayList.root.lines()
      #expect(lines.contains("text 'one ' 30 #34C759"))
      #expect(lines.contains("text 'two' 17 #007AFF"))
    }
  }
}
