import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit
import WindfallCore

@testable import TipKit

extension AllTests {
  @MainActor @Suite struct TipViewStyleTests {
    private struct Star: Tip {
      var title: Text { Text("Star") }
      var image: Image? { Image(systemName: "star") }
      var actions: [Action] { Action(id: "more", title: "More") }
    }

    private struct Plain: TipViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("plain")
          configuration.title
          ForEach(configuration.actions) { action in Button("do \(action.id)") { action.handler() } }
        }
      }
    }

    init() throws {
      TipStore.shared.reset()
      try Tips.configure()
    }

    @Test func anAppsStyleShowsTheParts() {
      var ids: [String] = []
      let screen = Screen { TipView(Star()) { ids.append($0.id) }.tipViewStyle(Plain()) }
      #expect(screen.labels == ["plain", "Star", "do more"])
      screen.tap("do more")
      #expect(ids == ["more"])
      #expect(Screen { TipView(Star()).tipViewStyle(.miniTip) }.has("Close"))
    }

    @Test func imagesHaveTheSizeThatIsSaid() {
      let screen = Screen { TipView(Star()).tipImageSize(CGSize(width: 60, height: 40)) }
      #expect(screen.elements.first { $0.element.type == .image }?.frame.size == CGSize(width: 60, height: 40))
    }

    /// Whether something in a picture has corners of a radius.
    private func hasCorners(_ radius: CGFloat, _ group: DisplayGroup) -> Bool {
      if case .roundedRect(_, radius)? = group.clip { return true }
      return group.items.contains { item in
        switch item {
        case .group(let inner): hasCorners(radius, inner)
        case .fill(.roundedRect(_, let cornerRadius), _): cornerRadius == radius
        default: false
        }
      }
    }

    @Test func backgroundsAreRound() {
      let screen = Screen(width: 300, height: 200) {
        TipView(Star()).tipBackground(Color.red).tipCornerRadius(17)
      }
      withExtendedLifetime(screen) {
        let drawn = CommitCycle.shared.frame.displayList.root
        #expect(hasCorners(17, drawn) && !hasCorners(18, drawn))
      }
    }

    @Test func changesOfTheStatusAreTold() async {
      var updates = Star().statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .available)
      Star().invalidate(reason: .actionPerformed)
      #expect(await updates.next() == .invalidated(.actionPerformed))
      var shown = Star().shouldDisplayUpdates.makeAsyncIterator()
      #expect(await shown.next() == false)
    }
  }
}
