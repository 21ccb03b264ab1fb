import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct OutlineGroupTests {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }

    @Test func rowsWithChildrenOpenAndClose() {
      let folders = [
        Folder(id: "top", children: [Folder(id: "inner", children: [Folder(id: "leaf")])]), Folder(id: "last"),
      ]
      let screen = Screen { List(folders, children: \.children) { Text($0.id) } }
      #expect(screen.has("last"))
      #expect(!screen.has("inner"))
      screen.tap("top")
      #expect(screen.has("inner"))
      #expect(!screen.has("leaf"))
      screen.tap("inner")
      #expect(screen.has("leaf"))
      screen.tap("top")
      #expect(!screen.has("leaf"))
    }
  }
}
