import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITableViewCellTests {
  @Test func `A cell is configured for its state before it is laid out`() {
    let cell = UITableViewCell()
    var states: [[Bool]] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append([state.isSelected, state.isHighlighted, state.isEditing])
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "Selected" : "Plain"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    #expect(cell.contentText == "Plain")
    cell.isSelected = true
    cell.setEditing(true, animated: false)
    #expect(states.count == 1)
    cell.layoutIfNeeded()
    #expect(states == [[false, false, false], [true, false, true]] && cell.contentText == "Selected")
    cell.layoutIfNeeded()
    #expect(states.count == 2)
  }

  @Test func `A background configuration lies behind the content, in its insets`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(cell.subviews.first?.backgroundColor == .red && cell.subviews.last === cell.contentView)
    #expect(cell.subviews.first?.frame == CGRect(x: 2, y: 1, width: 314, height: 40))
    cell.backgroundConfiguration = nil
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `The labels of the styles`() {
    func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.layoutIfNeeded()
      return cell
    }
    let margin = UITableViewCell.margin
    #expect(cell(.default).detailTextLabel == nil)
    #expect(cell(.default).textLabel?.frame == CGRect(x: margin, y: 0, width: 320 - 2 * margin, height: 44))
    #expect(cell(.value1).detailTextLabel?.frame.maxX == 320 - margin)
    #expect(cell(.value2).detailTextLabel?.frame.minX == margin + 97)
    #expect(cell(.value2).imageView == nil && cell(.value1).imageView != nil)
    let subtitle = cell(.subtitle)
    #expect(subtitle.textLabel?.frame.minX == margin && subtitle.detailTextLabel?.frame.minX == margin)
    #expect(subtitle.textLabel?.frame.maxY == subtitle.detailTextLabel?.frame.minY)
    subtitle.indentationLevel = 2
    subtitle.layoutIfNeeded()
    #expect(subtitle.textLabel?.frame.minX == margin + 20)
  }

  @Test func `An accessory takes room from the content, and another one while the cell is edited`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let editing = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.accessoryView = accessory
    cell.editingAccessoryView = editing
    cell.layoutIfNeeded()
    #expect(accessory.frame == CGRect(x: 274, y: 7, width: 30, height: 30))
    #expect(cell.contentView.frame.maxX == 266 && editing.superview == nil)
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(accessory.superview == nil && editing.frame.minX == 254 && cell.contentView.frame.maxX == 246)
  }

  @Test func `A cell is the delegate of its gestures`() {
    final class Cell: UITableViewCell {
      override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        false
      }
    }
    let recognizer = UITapGestureRecognizer()
    let (cell, plain) = (Cell(), UITableViewCell())
    recognizer.delegate = cell
    #expect(recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: UITouch()) == false)
    recognizer.delegate = plain
    #expect(recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: UITouch()) == true)
    #expect(recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: recognizer) == false)
  }
}
