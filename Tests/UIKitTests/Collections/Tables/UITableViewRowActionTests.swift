import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITableViewRowActionTests {
  private func swipe(_ table: UITableView, by share: CGFloat) {
    CommitCycle.shared.commitIfNeeded()
    let box = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    let start = CGPoint(x: box.midX - share / 2 * box.width, y: box.midY)
    Fingers.drag(from: start, to: CGPoint(x: start.x + share * box.width, y: start.y))
  }

  @Test func `A row that is swiped shows the actions, which leave it open until editing ends`() throws {
    let source = EditableSource(["A", "B"])
    let share = UITableViewRowAction(style: .normal, title: "Share") { action, path in
      source.entries.append("\(action.title ?? "") \(path.row)")
    }
    share.backgroundColor = .blue
    let delete = UITableViewRowAction(style: .destructive, title: "Remove") { _, _ in }
    source.rowActions = ["A": [delete, share]]
    withTable(source) { table in
      swipe(table, by: -0.8)
      let buttons = Element.onScreen(.cell)[0].all(.button)
      #expect(buttons.map(\.label) == ["Remove", "Share"])
      #expect(source.entries == ["begin 0"])
      let colours = buttons.map { UIView.view(withID: $0.viewID)?.backgroundColor }
      #expect(colours == [.systemRed, .blue])
      Fingers.tap(CGPoint(x: buttons[1].frame.midX, y: buttons[1].frame.midY))
      #expect(source.entries == ["begin 0", "Share 0"])
      #expect(Element.onScreen(.cell)[0].all(.button).count == 2)
      table.setEditing(false, animated: true)
      #expect(Element.onScreen(.cell)[0].all(.button).isEmpty)
    }
  }
}
