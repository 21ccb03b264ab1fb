import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit

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

    @Test func oneElementCanBeAtTheTop() {
      let folder = Folder(id: "top", children: [Folder(id: "inner")])
      let screen = Screen { VStack { OutlineGroup(folder, children: \.children) { Text($0.id) } } }
      #expect(!screen.has("inner"))
      screen.tap("top")
      #expect(screen.has("inner"))
    }
  }
}

extension AllTests {
  @MainActor @Suite struct ViewRefreshTests {
    @Test func aListThatIsPulledRunsTheAction() async throws {
      struct Example: View {
        let done: AsyncStream<Void>.Continuation
        @State private var count = 0
        var body: some View {
          List { Text("count \(count)") }
            .refreshable {
              count += 1
              done.yield()
            }
        }
      }
      let (stream, done) = AsyncStream.makeStream(of: Void.self)
      let screen = Screen(width: 300, height: 400) { Example(done: done) }
      let list = try #require(screen.view(UIRefreshControl.self))
      #expect(list.superview is UIScrollView)
      list.sendActions(for: .valueChanged)
      for await _ in stream { break }
      #expect(screen.has("count 1"))
    }
  }
}
