import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UIBarButtonItemGroupTests {
  private let screen = UIViewController()
  private var pressed: [String] { log.entries }
  private let log = Log()

  private final class Log {
    var entries: [String] = []
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { [log] _ in log.entries.append(title) })
  }

  private var titles: [String] {
    CommitCycle.shared.commitIfNeeded()
    return Element.onScreen(.button).sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
  }

  @Test func `Groups are shown at both ends of the bar`() {
    withWindow(showing: UINavigationController(rootViewController: screen)) { _ in
      let item = screen.navigationItem
      item.leadingItemGroups = [self.item("A").creatingFixedGroup()]
      let group = UIBarButtonItemGroup(barButtonItems: [self.item("B"), self.item("C")], representativeItem: nil)
      item.trailingItemGroups = [group, self.item("D").creatingMovableGroup(customizationIdentifier: "d")]
      #expect(titles == ["A", "B", "C", "D"])
      tap(Element.onScreen(.button).first { $0.label == "C" })
      #expect(pressed == ["C"])
      #expect(group.barButtonItems.allSatisfy { $0.buttonGroup === group })
      group.barButtonItems = [self.item("E")]
      #expect(titles == ["A", "E", "D"])
      group.isHidden = true
      #expect(titles == ["A", "D"])
      item.trailingItemGroups = [
        self.item("F").creatingOptionalGroup(customizationIdentifier: "f", isInDefaultCustomization: false)
      ]
      #expect(titles == ["A"])
    }
  }

  @Test func `Groups of the centre are in a menu`() {
    withWindow(showing: UINavigationController(rootViewController: screen)) { _ in
      let item = screen.navigationItem
      item.centerItemGroups = [self.item("Find").creatingFixedGroup()]
      item.pinnedTrailingGroup = self.item("Done").creatingFixedGroup()
      #expect(titles == ["More", "Done"])
      tap(Element.onScreen(.button).first { $0.label == "More" })
      CommitCycle.shared.commitIfNeeded()
      tap(Element.onScreen(.button).first { $0.label == "Find" })
      #expect(pressed == ["Find"])
      item.centerItemGroups = []
      #expect(titles == ["Done"])
    }
  }
}
