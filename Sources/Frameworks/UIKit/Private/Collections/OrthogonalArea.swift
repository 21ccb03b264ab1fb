/// The part of a section that scrolls across its layout's direction.
struct OrthogonalArea {
  /// In the content of the collection view.
  let frame: CGRect
  let contentSize: CGSize
  let offset: CGPoint
  let isPaging: Bool
  /// Where a drag ends that began at one offset and would come to rest at another.
  let target: @MainActor (_ start: CGPoint, _ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint
}
