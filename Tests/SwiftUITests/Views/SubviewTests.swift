import SwiftUI
import SwiftUITestSupport
import Testing

private struct IsPinnedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[IsPinnedKey.self] }
    set { self[IsPinnedKey.self] = newValue }
  }
}

extension AllTests {
  @MainActor @Suite struct SubviewTests {
    private struct Board<Content: View>: View {
      @ViewBuilder var content: Content

      var body: some View {
        VStack {
          Group(subviews: content) { subviews in
            Text("\(subviews.count) cards, \(subviews.filter(\.containerValues.isPinned).count) pinned")
            if let first = subviews.first { first }
            ForEach(subviews.dropFirst()) { subview in
              HStack {
                Text("card")
                subview
              }
            }
          }
        }
      }
    }

    @Test func aContainerTakesItsViewsApart() {
      let screen = Screen(width: 300, height: 300) {
        Board {
          Text("one")
          Text("two").containerValue(\.isPinned, true)
          ForEach(0..<2) { Text("number \($0)") }
        }
      }
      #expect(screen.has("4 cards, 1 pinned"))
      #expect(screen.has("one") && screen.has("two") && screen.has("number 1"))
    }

    @Test func eachViewCanBeShownInItsOwnFrame() {
      struct Rows<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
          VStack {
            ForEach(subviews: content) { Text($0.containerValues.tag(for: Int.self).map { "tag \($0)" } ?? "no tag") }
          }
        }
      }
      let screen = Screen(width: 300, height: 300) {
        Rows {
          Text("one").tag(1)
          Text("two")
        }
      }
      #expect(screen.has("tag 1") && screen.has("no tag") && !screen.has("one"))
    }
  }
}
