extension UndoManager {
  @preconcurrency @MainActor
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      _ = MethodTable.invoke(target: target, selector: selector, arguments: anObject.map { [$0] } ?? [])
    }
  }
}
