import Foundation
import FoundationOverlay
import Testing

struct UndoManagerTests {
  private final class Counter {
    var value = 0
    let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  private func manual() -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }

  private func group(_ manager: UndoManager, _ name: String = "", _ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    if !name.isEmpty { manager.setActionName(name) }
    manager.endUndoGrouping()
  }

  @Test func `Undo and redo go back and forth, under the same name`() {
    let counter = Counter(manual())
    let manager = counter.manager
    #expect(!manager.canUndo && manager.undoMenuItemTitle == "Undo")
    group(manager, "Set") { counter.set(1) }
    group(manager) { counter.set(2) }
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo && manager.undoMenuItemTitle == "Undo Set")
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo && manager.redoMenuItemTitle == "Redo Set")
    manager.redo()
    manager.redo()
    #expect(counter.value == 2 && !manager.canRedo)
    manager.undo()
    group(manager) { counter.set(5) }
    #expect(!manager.canRedo)
  }

  @Test func `Groups in a group are undone together, in the reverse order`() {
    let manager = manual()
    let counter = Counter(manager)
    group(manager) {
      counter.set(1)
      group(manager) { counter.set(2) }
      #expect(manager.groupingLevel == 1)
      counter.set(3)
    }
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
  }

  @Test func `What happens in one event is one group, which undo closes`() {
    let counter = Counter(UndoManager())
    counter.set(1)
    counter.set(2)
    #expect(counter.manager.groupingLevel == 1 && counter.manager.canUndo)
    counter.manager.undo()
    #expect(counter.value == 0 && counter.manager.canRedo)
  }

  @Test func `Registration can be disabled, actions removed, and levels limited`() {
    let manager = manual()
    let (first, second) = (Counter(manager), Counter(manager))
    manager.disableUndoRegistration()
    group(manager) { first.set(1) }
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    group(manager) { first.set(2) }
    group(manager) { second.set(2) }
    manager.removeAllActions(withTarget: second)
    manager.undo()
    #expect(first.value == 1 && second.value == 2)
    manager.levelsOfUndo = 1
    group(manager) { first.set(3) }
    group(manager) { first.set(4) }
    manager.undo()
    manager.undo()
    #expect(first.value == 3)
  }

  @Test func `A target that is gone is passed over`() {
    let manager = manual()
    var counter: Counter? = Counter(manager)
    let other = Counter(manager)
    group(manager) {
      other.set(1)
      counter?.set(1)
    }
    counter = nil
    manager.undo()
    #expect(other.value == 0)
  }

  @Test func `Observers are told of each change`() {
    let manager = manual()
    let counter = Counter(manager)
    let log = Log()
    let names: [NSNotification.Name] = [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { log.add($0.name.rawValue) }
    }
    group(manager) { counter.set(1) }
    manager.undo()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(log.entries == ["NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification"])
  }

  private final class Log: @unchecked Sendable {
    private(set) var entries: [String] = []

    func add(_ entry: String) { entries.append(entry) }
  }
}
