import SwiftUI
import Testing
@_spi(Windfall) import UIKit
import SwiftUITestSupport

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
