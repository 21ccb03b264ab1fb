import SwiftUI
import Testing

extension AllTests {
  @MainActor @Suite struct ImageTests {
    @Test func aSymbolIsFoundByItsNameAndCalledByItsMeaning() throws {
      let screen = Screen {
        VStack {
          Image(systemName: "globe")
          Image(systemName: "person.crop.circle.fill")
          Image(systemName: "trash.fill").accessibilityIdentifier("bin")
        }
      }
      #expect(screen.element("globe")?.element.label == "Globe")
      #expect(screen.element("person.crop.circle.fill")?.element.label == "Person crop")
      #expect(screen.element("bin")?.element.label == "Delete")
    }

    @Test func aButtonIsNamedAfterWhatIsInItsLabel() throws {
      let screen = Screen {
        VStack {
          Button {
          } label: {
            Image(systemName: "plus")
          }
          Button {
          } label: {
            Text("Add exercise").accessibilityIdentifier("add")
          }
          Button {
          } label: {
            Text("Other").accessibilityIdentifier("inner")
          }.accessibilityIdentifier("outer")
        }
      }
      #expect(screen.element("plus")?.element.label == "Add")
      #expect(screen.element("plus")?.element.type == .button)
      #expect(screen.element("add")?.element.type == .button)
      #expect(screen.element("outer")?.element.label == "Other")
      #expect(!screen.has("inner"))
    }
  }
}
