import Foundation

/// An element of a collection in a container that makes only what is in sight.
///
/// It takes the place of its views until they are made, and tells them when they come into sight or leave it.
@MainActor
final class LazyElement: LayoutItem {
  /// Which element of the collection it is.
  var index: Int
  private weak var source: (any LazyElementSource)?
  /// What was made of it.
  weak var node: _ViewNode?
  private(set) var isInSight = false

  init(_ index: Int, of source: any LazyElementSource) {
    self.index = index
    self.source = source
  }

  override var lazyElement: LazyElement? { self }

  var isMade: Bool { node != nil }

  func make() { source?.make(self) }

  func setInSight(_ isInSight: Bool) {
    if isInSight == self.isInSight { return }
    self.isInSight = isInSight
    node?.shownChanged()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var around = container
    while let item = around {
      if let container = item as? LazyContainerItem { return container.estimatedSize(proposal) }
      around = item.container
    }
    return .zero
  }
}

/// What makes the views of elements one by one.
@MainActor
protocol LazyElementSource: AnyObject {
  func make(_ element: LazyElement)
}

/// Puts items one after the other, each as long as it likes, and takes all the room across.
@MainActor
final class LazyStackItem: LazyContainerItem {
  var alignment: AlignmentKey
  var spacing: CGFloat
  /// How far the items keep from the sides.
  var margin: CGFloat = 0

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat) {
    self.alignment = alignment
    self.spacing = spacing
    super.init(axis: axis)
  }

  override func adopt(_ item: LayoutItem) { item.stackAxis = axis }

  private func offer(_ across: CGFloat?) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.other] = across.map { max(0, $0 - 2 * margin) }
    return offer
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = children.map { $0.size(offer(proposal[axis.other])) }
    var size = CGSize.zero
    size[axis] = sizes.reduce(CGFloat(max(0, sizes.count - 1)) * spacing) { $0 + $1[axis] }
    let needed = sizes.reduce(0) { max($0, $1[axis.other]) } + 2 * margin
    size[axis.other] = proposal[axis.other].flatMap { $0.isFinite ? max($0, needed) : nil } ?? needed
    return size
  }

  override func arrangement(_ size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let offer = offer(size[axis.other])
    var room = size
    room[axis.other] -= 2 * margin
    let line = ViewDimensions(nil, room).value(alignment)
    var position: CGFloat = 0
    return children.map { item in
      let own = item.size(offer)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = margin + line - item.dimensions(own).value(alignment)
      position += own[axis] + spacing
      return Placement(rect: CGRect(origin: origin, size: own), proposal: offer)
    }
  }
}
