import Foundation

/// Rows of cells whose columns are as wide as their widest cells:
/// [Grid](https://developer.apple.com/documentation/swiftui/grid).
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { GridNode(view, context) }
}

private final class GridNode<Content: View>: ContainerNode<Grid<Content>, Content> {
  private let grid = TableItem()

  init(_ view: Grid<Content>, _ context: _NodeContext) {
    super.init(context, item: grid)
    configure(view)
    setContent(view.content)
  }

  override func update(_ view: Grid<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    configure(view)
    content?.update(view.content, environment)
  }

  private func configure(_ view: Grid<Content>) {
    let spacing = CGSize(
      width: view.horizontalSpacing ?? LayoutDefaults.spacing, height: view.verticalSpacing ?? LayoutDefaults.spacing)
    if grid.alignment == view.alignment && grid.spacing == spacing { return }
    grid.alignment = view.alignment
    grid.spacing = spacing
    grid.invalidateLayout()
  }
}

/// A row of a grid; outside of one its views stand side by side:
/// [GridRow](https://developer.apple.com/documentation/swiftui/gridrow).
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  nonisolated(unsafe) let content: Content

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { GridRowNode(view, context) }
}

private final class GridRowNode<Content: View>: ContainerNode<GridRow<Content>, Content> {
  private let row: RowItem

  init(_ view: GridRow<Content>, _ context: _NodeContext) {
    row = RowItem(alignment: view.alignment)
    super.init(context, item: row)
    setContent(view.content)
  }

  override func update(_ view: GridRow<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    content?.update(view.content, environment)
  }
}

/// A column or row of a lazy grid: [GridItem](https://developer.apple.com/documentation/swiftui/griditem).
public struct GridItem: Sendable {
  /// See [GridItem.Size](https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum).
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: Equatable {}
extension GridItem.Size: Equatable {}
