import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct SmallContainersTests {
    @Test func contentsHaveLabels() {
      let screen = Screen(width: 300, height: 300) {
        VStack {
          LabeledContent("Name", value: "Ann")
          GroupBox("Box") { Text("inside") }
        }
      }
      #expect(screen.labels == ["Name", "Ann", "Box", "inside"])
      #expect(screen.frame("Ann").maxX == 300)
    }

    @Test func whatIsMissingIsSaid() {
      let screen = Screen {
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something"))
      }
      #expect(screen.labels == ["Nothing", "Add something"])
    }

    @Test func aGroupShowsItsContentsWhenAsked() {
      let screen = Screen { DisclosureGroup("Details") { Text("hidden at first") } }
      #expect(screen.element("Details")?.element.value == "Collapsed")
      screen.tap("Details")
      #expect(screen.has("hidden at first"))
      #expect(screen.element("Details")?.element.value == "Expanded")
    }

    @Test func aLinkOpensItsAddress() throws {
      let log = Log()
      let url = try #require(URL(string: "https://example.com"))
      let screen = Screen {
        Link("Site", destination: url)
          .environment(
            \.openURL,
            OpenURLAction { url in
              log.add(url.absoluteString)
              return .handled
            })
      }
      #expect(screen.element("Site")?.element.type == .link)
      screen.tap("Site")
      #expect(log.take() == ["https://example.com"])
    }
  }
}
