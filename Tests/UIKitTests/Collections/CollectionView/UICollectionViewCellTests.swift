import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UICollectionViewCellTests {
  private func withCell(_ body: (UICollectionView, UICollectionViewCell) throws -> Void) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 60)
    try withCollection(CollectionSource([1]), layout) { view in
      try body(view, #require(view.cellForItem(at: IndexPath(item: 0, section: 0))))
    }
  }

  @Test func `A cell is configured for each new state`() throws {
    try withCell { view, cell in
      var states: [String] = []
      cell.configurationUpdateHandler = { cell, state in
        states.append(
          [(state.isSelected, "selected"), (state.isHighlighted, "highlighted"), (state.isEditing, "editing")]
            .filter(\.0).map(\.1).joined(separator: " "))
        cell.alpha = state.isSelected ? 0.5 : 1
      }
      CommitCycle.shared.commitIfNeeded()
      view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      CommitCycle.shared.commitIfNeeded()
      #expect(cell.alpha == 0.5)
      view.isEditing = true
      CommitCycle.shared.commitIfNeeded()
      #expect(states == ["", "selected", "selected editing"])
    }
  }

  @Test func `A content configuration is updated for the state`() throws {
    struct Stateful: UIContentConfiguration {
      var isOn = false
      func makeContentView() -> any UIView & UIContentView { Content(configuration: self) }
      func updated(for state: any UIConfigurationState) -> Stateful {
        Stateful(isOn: (state as? UICellConfigurationState)?.isSelected ?? false)
      }
    }
    final class Content: UIView, UIContentView {
      var configuration: any UIContentConfiguration {
        didSet { accessibilityIdentifier = (configuration as? Stateful)?.isOn == true ? "on" : "off" }
      }
      init(configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    try withCell { _, cell in
      cell.contentConfiguration = Stateful()
      CommitCycle.shared.commitIfNeeded()
      let content = try #require(cell.contentView.subviews.last)
      #expect(content is Content && content.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
      cell.isSelected = true
      CommitCycle.shared.commitIfNeeded()
      #expect(cell.contentView.subviews.last === content && content.accessibilityIdentifier == "on")
      cell.automaticallyUpdatesContentConfiguration = false
      cell.isSelected = false
      CommitCycle.shared.commitIfNeeded()
      #expect(content.accessibilityIdentifier == "on")
    }
  }

  @Test func `A background configuration lies behind everything`() throws {
    try withCell { _, cell in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .red
      background.cornerRadius = 8
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      cell.backgroundConfiguration = background
      CommitCycle.shared.commitIfNeeded()
      let view = try #require(cell.subviews.first)
      #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 56))
      #expect(view.backgroundColor == .red && view.layer.cornerRadius == 8)
      cell.backgroundConfiguration = nil
      #expect(cell.subviews.first === cell.contentView)
    }
  }
}
