/// See [UITargetedDragPreview](https://developer.apple.com/documentation/uikit/uitargeteddragpreview). No picture of
/// what is dragged is shown.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// See [UIDragPreviewTarget](https://developer.apple.com/documentation/uikit/uidragpreviewtarget).
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// See [UIDragPreviewParameters](https://developer.apple.com/documentation/uikit/uidragpreviewparameters).
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
