@_spi(Windfall) import UIKit

/// A thin line across the stack around it: [Divider](https://developer.apple.com/documentation/swiftui/divider).
public struct Divider: PrimitiveView {
  public nonisolated init() {}

  public static func _makeNode(_ view: Divider, _ context: _NodeContext) -> _Node<Divider> { DividerNode(context) }
}

private final class DividerNode: _Node<Divider> {
  private let item = DividerItem(RenderView())

  override init(_ context: _NodeContext) {
    super.init(context)
    item.view.backgroundColor = .separator
  }

  override func update(_ view: Divider, _ environment: EnvironmentValues) { self.environment = environment }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }
}

private final class DividerItem: ViewItem<RenderView> {
  private var axis: Axis?

  override var stackAxis: Axis? {
    get { axis }
    set { axis = newValue }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = 1 / view.traitCollection.displayScale
    var size = CGSize.zero
    let direction = axis?.other ?? .horizontal
    size[direction] = proposal[direction] ?? LayoutDefaults.idealLength
    size[direction.other] = thickness
    return size
  }
}
