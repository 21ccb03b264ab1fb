import UIKit

/// Stands where a section begins or ends; of no size but in lists, which part their rows there.
struct SectionMark: PrimitiveView {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { SectionMarkNode(context) }
}

extension SectionMark: ViewList {
  var listedViews: [ListedView] { [] }
}

private final class SectionMarkNode: _Node<SectionMark> {
  private let item = SectionMarkItem()
  private let isInList: Bool

  override init(_ context: _NodeContext) {
    isInList = context.environment.isListRow
    super.init(context)
  }

  override func update(_ view: SectionMark, _ environment: EnvironmentValues) { self.environment = environment }

  override func collectItems(into items: inout [LayoutItem]) { if isInList { items.append(item) } }
}

/// What is free where a section begins.
@MainActor
final class SectionMarkItem: LayoutItem {
  var height: CGFloat = 0 { didSet { if height != oldValue { invalidateLayout() } } }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: height)
  }
}
