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

    @Test func aTupleIsAView() {
      let screen = Screen(width: 300, height: 300) {
        VStack { TupleView((Text("one"), nil as Text?, Text("three"))) }
      }
      #expect(screen.has("one") && screen.has("three"))
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

    @Test func aContainerTakesItsSectionsApart() {
      struct Cards<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
          VStack {
            ForEach(sections: content) { section in
              section.header
              Text("\(section.content.count) rows, pinned: \(section.containerValues.isPinned)")
              section.content
              section.footer
            }
            Group(sections: content) { sections in Text("\(sections.count) sections") }
          }
        }
      }
      let screen = Screen(width: 300, height: 600) {
        Cards {
          Text("first")
          Text("second")
          Section {
            ForEach(0..<3) { Text("number \($0)") }
          } header: {
            Text("Head")
          } footer: {
            Text("Foot")
          }
          .containerValue(\.isPinned, true)
          Text("last")
        }
      }
      for text in ["first", "second", "number 2", "Head", "Foot", "last", "3 sections"] { #expect(screen.has(text)) }
      for text in ["2 rows, pinned: false", "3 rows, pinned: true", "1 rows, pinned: false"] {
        #expect(screen.has(text))
      }
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
