import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @Suite struct NonisolatedViewTests {
    @Test func anyThreadMakesTextsImagesAndErasedViews() async {
      let texts = await Task.detached {
        [Text("a"), Text(verbatim: "b") + Text("c")].count + [Image(systemName: "star"), Image("d")].count
      }
      .value
      #expect(texts == 4)
    }

    /// As coordinators do that belong to no actor.
    @ViewBuilder
    private nonisolated func screen(_ isHome: Bool) -> some View {
      if isHome {
        Text("home")
        Text("more")
      } else {
        Text("other")
      }
    }

    @Test func buildersMakeViewsOnAnyThread() async {
      #expect(await Screen { screen(true) }.labels == ["home", "more"])
    }
  }

  @MainActor @Suite struct ViewExtensionTests {
    @Test func extensionsOfTextsAndImagesUseModifiers() {
      #expect(Screen { Text("a").marked }.has("a"))
      #expect(Screen { Image(systemName: "star").small }.frame("favorite").width <= 10)
    }
  }
}

extension Text {
  fileprivate var marked: some View { bold().padding(3) }
}

extension Image {
  fileprivate var small: some View { resizable().aspectRatio(contentMode: .fit).frame(width: 10) }
}
