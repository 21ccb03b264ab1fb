import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIContextMenuInteractionTests {
  final class Preview: UIViewController {
    override func loadView() {
      let label = UILabel()
      label.text = "Preview"
      view = label
    }
  }

  final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var hasMenu = true
    var highlighted: UIView?
    var preview: UIViewController?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked at \(Int(location.x)), \(Int(location.y))")
      guard hasMenu else { return nil }
      let preview = preview
      return UIContextMenuConfiguration(
        identifier: "card" as NSString, previewProvider: { preview }
      ) { suggested in
        UIMenu(
          title: "\(suggested.count)",
          children: [
            UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in self?.log.append("delete") }
          ])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { highlighted.map { UITargetedPreview(view: $0) } }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display \(configuration.identifier)")
      animator?.addAnimations { self.log.append("animated") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { log.append("commit \(animator.previewViewController === preview)") }
  }

  private func withCard(_ body: (UIView, Owner, UIContextMenuInteraction) throws -> Void) rethrows {
    try withWindow { _, root in
      let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
      root.addSubview(card)
      let owner = Owner()
      let interaction = UIContextMenuInteraction(delegate: owner)
      card.addInteraction(interaction)
      try body(card, owner, interaction)
    }
  }

  private var rows: [String] { Element.onScreen(.collectionView).first?.all(.button).map(\.label) ?? [] }

  @Test func `The menu stands beside the view that the delegate highlights`() {
    withCard { card, owner, _ in
      let other = UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
      card.superview?.addSubview(other)
      owner.highlighted = other
      Fingers.press(CGPoint(x: 110, y: 205))
      let list = Element.onScreen(.collectionView).first.flatMap { UIView.view(withID: $0.viewID) }
      #expect(list?.frame.minY == 548)
      let target = UITargetedPreview(view: other).target
      #expect(target.container === card.superview && target.center == CGPoint(x: 70, y: 520))
    }
  }

  @Test func `Holding a finger down shows the menu, and a tap on a row ends it and performs its action`() {
    withCard { _, owner, _ in
      Fingers.press(CGPoint(x: 110, y: 205))
      #expect(rows == ["Delete"])
      #expect(owner.log == ["asked at 10, 5", "display card", "animated"])
      tap(Element.onScreen(.button).first { $0.label == "Delete" })
      #expect(Array(owner.log.dropFirst(3)) == ["end", "delete"])
      #expect(rows == [])
    }
  }

  @Test func `A short touch and a view without a menu show nothing`() {
    withCard { card, owner, interaction in
      Fingers.tap(CGPoint(x: 110, y: 205))
      #expect(owner.log == [])
      owner.hasMenu = false
      Fingers.press(CGPoint(x: 110, y: 205))
      #expect(rows == [] && owner.log.count == 1)
      owner.hasMenu = true
      card.removeInteraction(interaction)
      #expect(interaction.view == nil && card.interactions.isEmpty)
      Fingers.press(CGPoint(x: 110, y: 205))
      #expect(owner.log.count == 1)
    }
  }

  @Test func `A preview is shown with the menu, and a tap on it is the preview's action`() {
    withCard { _, owner, _ in
      owner.preview = Preview()
      Fingers.press(CGPoint(x: 110, y: 205))
      let preview = Element.onScreen(.staticText).first { $0.label == "Preview" }
      #expect(preview != nil && rows == ["Delete"])
      tap(preview)
      #expect(Array(owner.log.suffix(2)) == ["commit true", "end"])
      #expect(Element.onScreen(.staticText).isEmpty)
    }
  }

  @Test func `A menu that is open can be exchanged and dismissed`() {
    withCard { _, owner, interaction in
      Fingers.press(CGPoint(x: 110, y: 205))
      interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Copy") { _ in }]) }
      #expect(rows == ["Copy"])
      interaction.dismissMenu()
      #expect(rows == [] && owner.log.last == "end")
    }
  }

  @Test func `Rows of a table and items of a collection view have menus`() {
    let source = MenuSource()
    withWindow { _, root in
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = source
      table.delegate = source
      root.addSubview(table)
      Fingers.press(CGPoint(x: 20, y: 100 + 44 + 10))
      #expect(rows == ["Row 1"])
      #expect(table.indexPathForSelectedRow == nil)
      tap(Element.onScreen(.button).first { $0.label == "Row 1" })
      #expect(source.log == ["menu 1", "did 1", "end"])
      Fingers.press(CGPoint(x: 20, y: 100 + 10))
      #expect(rows == [] && source.log.count == 3)
    }
    let items = CollectionSource([3])
    withCollection(items, UICollectionViewFlowLayout()) { view in
      let delegate = ItemMenus()
      view.delegate = delegate
      Fingers.press(CGPoint(x: 10, y: 110))
      #expect(rows == ["Item 0"])
      view.delegate = items
      CommitCycle.shared.commitIfNeeded()
    }
  }

  final class MenuSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row > 0 else { return nil }
      log.append("menu \(indexPath.row)")
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [
          UIAction(title: "Row \(indexPath.row)") { _ in self.log.insert("did \(indexPath.row)", at: 1) }
        ])
      }
    }

    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }

  final class ItemMenus: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Item \(indexPath.item)") { _ in }])
      }
    }
  }
}
