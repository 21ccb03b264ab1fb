import Foundation

/// See [DynamicViewContent](https://developer.apple.com/documentation/swiftui/dynamicviewcontent).
///
/// Only `ForEach` conforms, and what `onDelete` and `onMove` make of it.
@preconcurrency @MainActor
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {
  /// Rows of a list can be swiped to the left then, which offers to delete them.
  @MainActor
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> _DeletableContent<Data, ID, Content> {
    _DeletableContent(base: self, action: action)
  }

  /// Rows of a list can be dragged to another place then, while the list is edited.
  @MainActor
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> _DeletableContent<Data, ID, Content> {
    _DeletableContent(base: self, move: action)
  }
}
