import UIKit

/// Room that grows along the stack around it: [Spacer](https://developer.apple.com/documentation/swiftui/spacer).
public struct Spacer: PrimitiveView {
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _makeNode(_ view: Spacer, _ context: _NodeContext) -> _Node<Spacer> { SpacerNode(view, context) }
}

private final class SpacerNode: _Node<Spacer> {
  private let item = SpacerItem()

  init(_ view: Spacer, _ context: _NodeContext) {
    item.minLength = view.minLength
    super.init(context)
  }

  override func update(_ view: Spacer, _ environment: EnvironmentValues) {
    self.environment = environment
    if item.minLength == view.minLength { return }
    item.minLength = view.minLength
    item.invalidateLayout()
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }
}

private final class SpacerItem: LayoutItem {
  var minLength: CGFloat?
  private var axis: Axis?

  override var stackAxis: Axis? {
    get { axis }
    set { axis = newValue }
  }

  override var layoutPriority: Double { -.infinity }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? LayoutDefaults.spacing
    func length(_ offer: CGFloat?) -> CGFloat { max(least, offer ?? least) }
    switch axis {
    case .horizontal?: return CGSize(width: length(proposal.width), height: 0)
    case .vertical?: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }
}
