import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct VariadicViewTests {
    private struct Divided<Content: View>: View {
      @ViewBuilder var content: Content

      var body: some View {
        VStack { _VariadicView.Tree(Divider(word: "and")) { content } }
      }
    }

    private struct Divider: _VariadicView_MultiViewRoot {
      let word: String

      @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
          child
          if child.id != last { Text(word) }
        }
      }
    }

    private struct Counted: _VariadicView_UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        HStack {
          Text("\(children.count) children")
          children
        }
      }
    }

    @Test func aRootListsTheViewsOfItsContent() {
      let screen = Screen(width: 300, height: 300) {
        Divided {
          Text("one")
          ForEach(2..<4) { Text("number \($0)") }
        }
      }
      #expect(screen.has("one") && screen.has("number 2") && screen.has("number 3"))
      #expect(screen.labels.filter { $0 == "and" }.count == 2)
    }

    @Test func aUnaryRootShowsThemInAViewOfItsOwn() {
      let screen = Screen(width: 300, height: 300) {
        _VariadicView.Tree(Counted()) {
          Text("one")
          Text("two")
        }
      }
      #expect(screen.has("2 children") && screen.has("one") && screen.has("two"))
    }
  }
}
