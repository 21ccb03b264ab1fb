import CoreTransferable
import FoundationOverlay

extension TableRowContent {
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let items = menuItems()
    return changing { AnyView($0.contextMenu { items }) }
  }

  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let items = menuItems()
    nonisolated(unsafe) let preview = preview()
    return changing { AnyView($0.contextMenu(menuItems: { items }, preview: { preview })) }
  }

  nonisolated public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let action = action
    return changing { row in action.map { AnyView(row.modifier(DragEffect(provider: $0))) } ?? row }
  }

  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let payload = payload
    return changing { AnyView($0.draggable(payload())) }
  }

  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let action = action
    return changing { row in
      AnyView(
        row.dropDestination(for: T.self) { items, _ in
          action(items)
          return true
        })
    }
  }

  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    changing { AnyView($0.selectionDisabled(isDisabled)) }
  }

  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let action = action
    return changing { AnyView($0.onHover(perform: action)) }
  }

  nonisolated private func changing(_ change: @escaping @MainActor (AnyView) -> AnyView) -> ChangedTableRows<Self> {
    ChangedTableRows(base: self, change: change)
  }
}

/// Rows with a modifier around each of them.
nonisolated struct ChangedTableRows<Base: TableRowContent>: PrimitiveTableRows {
  typealias TableRowValue = Base.TableRowValue

  let base: Base
  let change: @MainActor (AnyView) -> AnyView

  @MainActor var rowEntries: [TableRowEntry] {
    base.entries.map { entry in
      var entry = entry
      entry.modifiers.append(change)
      return entry
    }
  }
}
