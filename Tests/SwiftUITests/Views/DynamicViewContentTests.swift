import SwiftUI
import Testing
@_spi(Windfall) import UIKit
import WindfallCore
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct DynamicViewContentTests {
    struct Example: View {
      @State private var names = ["a", "b", "c"]
      var canDelete = true
      var body: some View {
        List {
          Text("first")
          if canDelete {
            ForEach(names, id: \.self) { name in Text(name) }
              .onDelete { names.remove(atOffsets: $0) }
          } else {
            ForEach(names, id: \.self) { name in Text(name) }
              .onDelete(perform: nil)
          }
        }
        .listStyle(.plain)
      }
    }

    @Test func aSwipeOffersToDelete() {
      let screen = Screen(width: 300, height: 400) { Example() }
      screen.swipe("b", by: -100)
      screen.tap("Delete")
      #expect(screen.labels == ["first", "a", "c"])
    }

    @Test func aFullSwipeDeletes() {
      let screen = Screen(width: 300, height: 400) { Example() }
      screen.swipe("c", by: -250)
      #expect(screen.labels == ["first", "a", "b"])
    }

    @Test func otherRowsCannotBeDeleted() {
      let screen = Screen(width: 300, height: 400) { Example(canDelete: false) }
      screen.swipe("b", by: -250)
      screen.swipe("first", by: -250)
      #expect(screen.labels == ["first", "a", "b", "c"])
    }
  }
}
