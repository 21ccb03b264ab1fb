import CoreTransferable
import FoundationOverlay

/// Hands the dropped values to a closure, once all are loaded.
struct TransferDrop<T: Transferable>: DropDelegate {
  let isTargeted: (Bool) -> Void
  let action: ([T], CGPoint) -> Bool

  func dropEntered(info: DropInfo) { isTargeted(true) }

  func dropExited(info: DropInfo) { isTargeted(false) }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    let (action, location) = (action, info.location)
    TransferLoading.load(T.self, from: info.itemProviders(for: T.importedContentTypes())) { items in
      if !items.isEmpty { _ = action(items, location) }
    }
    return true
  }
}
