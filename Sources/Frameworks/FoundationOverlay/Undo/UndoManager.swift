import Foundation

/// [UndoManager](https://developer.apple.com/documentation/foundation/undomanager)
///
/// Without invocations that are recorded by calling a proxy.
open class UndoManager: NSObject {
  open var levelsOfUndo = 0 { didSet { trim() } }
  open var groupsByEvent = true
  open var runLoopModes: [RunLoop.Mode] = [.default]
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  private var open: [UndoGroup] = []
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  private var disabledCount = 0
  private var isEventGroupOpen = false

  // MARK: - Registration

  /// The target is not kept alive; what is left of one that is gone does nothing.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(target) { object in if let target = object as? TargetType { handler(target) } }
  }

  private func register(_ target: AnyObject, _ perform: @escaping (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if groupsByEvent, open.isEmpty { beginEventGroup() }
    precondition(!open.isEmpty, "must begin a group before registering undo")
    if !isUndoing, !isRedoing { redoStack = [] }
    open[open.count - 1].actions.append(UndoGroup.Action(target: target, perform: perform))
  }

  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  open func disableUndoRegistration() { disabledCount += 1 }

  open func enableUndoRegistration() {
    precondition(disabledCount > 0, "enableUndoRegistration() may only be called after disableUndoRegistration()")
    disabledCount -= 1
  }

  // MARK: - Groups

  open var groupingLevel: Int { open.count }

  open func beginUndoGrouping() {
    if groupsByEvent, open.isEmpty, !isUndoing, !isRedoing { beginEventGroup() }
    openGroup()
  }

  open func endUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    precondition(!open.isEmpty, "endUndoGrouping called with no matching begin")
    post(.NSUndoManagerWillCloseUndoGroup)
    guard let closed = open.popLast() else { return }
    if open.isEmpty {
      isEventGroupOpen = false
      if !closed.actions.isEmpty { keep(closed) }
    } else {
      open[open.count - 1].actions += closed.actions
      if !closed.name.isEmpty { open[open.count - 1].name = closed.name }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends by itself when the run loop comes round.
  private func beginEventGroup() {
    isEventGroupOpen = true
    openGroup()
    nonisolated(unsafe) weak let manager = self
    RunLoop.current.perform(inModes: runLoopModes) {
      guard let manager, manager.isEventGroupOpen, manager.groupingLevel == 1 else { return }
      manager.endUndoGrouping()
    }
  }

  private func keep(_ group: UndoGroup) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: - Undoing

  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }

  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  open func undo() {
    if open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    precondition(open.isEmpty, "undo was called with too many nested undo groups")
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    post(.NSUndoManagerCheckpoint)
    if open.count == 1 { endUndoGrouping() }
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// What the actions register is the way back, under the same name.
  private func perform(_ group: UndoGroup) {
    openGroup()
    open[open.count - 1].name = group.name
    for action in group.actions.reversed() { action.target.map(action.perform) }
    endUndoGrouping()
  }

  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    isEventGroupOpen = false
    disabledCount = 0
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.map { group in
        var group = group
        group.remove(target)
        return group
      }
    }
    open = without(open)
    undoStack = without(undoStack).filter { !$0.actions.isEmpty }
    redoStack = without(redoStack).filter { !$0.actions.isEmpty }
  }

  // MARK: - Names

  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  open var undoActionName: String { open.last { !$0.name.isEmpty }?.name ?? undoStack.last?.name ?? "" }

  open var redoActionName: String { redoStack.last?.name ?? "" }

  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
