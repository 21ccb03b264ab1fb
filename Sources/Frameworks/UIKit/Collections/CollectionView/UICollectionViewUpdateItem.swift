/// See [UICollectionViewUpdateItem](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem).
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// See [UICollectionViewUpdateItem.Action](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/action).
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
