@_spi(Windfall) import UIKit

/// Content that may be larger than its frame:
/// [ScrollView](https://developer.apple.com/documentation/swiftui/scrollview).
public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { ScrollNode(view, context) }
}

private final class ScrollNode<Content: View>: _Node<ScrollView<Content>> {
  private let item: ScrollItem
  private let stack = StackItem(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
  private var content: _Node<Content>?

  init(_ view: ScrollView<Content>, _ context: _NodeContext) {
    item = ScrollItem(view: ScrollRenderView(frame: .zero), child: stack)
    super.init(context)
    stack.source = { [unowned self] in
      var items: [LayoutItem] = []
      content?.collectItems(into: &items)
      return items
    }
    item.axes = view.axes
    environment.accessibilityScope?.elementAdded()
    item.apply(environment)
    content = Content._makeNode(view.content, contentContext)
  }

  /// The scroll view is an element itself.
  private var contentContext: _NodeContext {
    var inner = environment.withoutAccessibility()
    inner.contentMargins = EdgeInsets()
    inner.scrollObserver = nil
    return _NodeContext(graph: graph, parent: self, environment: inner)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: ScrollView<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    item.apply(environment)
    if item.axes != view.axes {
      item.axes = view.axes
      item.invalidateLayout()
    }
    content?.update(view.content, contentContext.environment)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    item.apply(environment)
    content?.updateEnvironment(contentContext.environment)
  }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
    stack.source = nil
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func structureChanged() { stack.childrenChanged() }
}

private final class ScrollItem: HostItem, RelativeContainer {
  let relativeSize = RelativeSize()
  var axes: Axis.Set = .vertical
  /// Which point of the content is in sight at first.
  private var start: UnitPoint?
  private var hasBegun = false
  private var margins = EdgeInsets()
  private var observer: ScrollObserver?
  private let phases = ScrollPhaseTeller()

  func apply(_ environment: EnvironmentValues) {
    view.accessibilityIdentifier = environment.accessibility.identifier
    guard let scroll = view as? UIScrollView else { return }
    scroll.keyboardDismissMode = environment.scrollDismissesKeyboardMode.mode
    scroll.isScrollEnabled = environment.isScrollEnabled
    scroll.isPagingEnabled = environment.isPagingScroll
    observer = environment.scrollObserver
    (scroll as? ScrollRenderView)?.onScroll = observer == nil ? nil : { [weak self] in self?.tell() }
    observePhases(of: scroll)
    if !hasBegun { start = environment.defaultScrollAnchor }
    if margins != environment.contentMargins {
      margins = environment.contentMargins
      invalidateLayout()
    }
  }

  private func contentProposal(_ size: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : size.width.map { max(0, $0 - margins.width) },
      height: axes.contains(.vertical) ? nil : size.height.map { max(0, $0 - margins.height) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = contentSize(proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
  }

  /// Says where the content is scrolled to.
  private func tell() {
    guard let observer, let scroll = view as? UIScrollView else { return }
    observer.report(geometry(of: scroll), byUser: scroll.isDragging)
  }

  private func geometry(of scroll: UIScrollView) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: scroll.contentOffset, contentSize: scroll.contentSize, contentInsets: EdgeInsets(),
      containerSize: scroll.bounds.size)
  }

  private func observePhases(of scroll: UIScrollView) {
    guard observer != nil, scroll.delegate == nil else { return }
    phases.onPhase = { [weak self, weak scroll] phase in
      if let self, let scroll { observer?.report(phase, geometry(of: scroll)) }
    }
    scroll.delegate = phases
  }

  /// Margins are no part of what views inside measure themselves by.
  private func measure(_ size: CGSize) {
    relativeSize.set(
      CGSize(width: max(0, size.width - margins.width), height: max(0, size.height - margins.height)))
  }

  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(contentProposal(proposal))
    return CGSize(width: inner.width + margins.width, height: inner.height + margins.height)
  }

  private func begin(_ inner: CGSize, _ size: CGSize) {
    if hasBegun { return }
    hasBegun = true
    guard let start, let scroll = view as? UIScrollView else { return }
    scroll.contentOffset = CGPoint(
      x: max(0, inner.width - size.width) * start.x, y: max(0, inner.height - size.height) * start.y)
  }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    view.frame = rect
    measure(rect.size)
    let offer = contentProposal(ProposedViewSize(rect.size))
    let inner = contentSize(ProposedViewSize(rect.size))
    let x = margins.leading + (axes.contains(.horizontal) ? 0 : (rect.width - inner.width) / 2)
    let y = margins.top + (axes.contains(.vertical) ? 0 : (rect.height - inner.height) / 2)
    child.place(in: CGRect(origin: CGPoint(x: x, y: y), size: child.size(offer)), offer)
    (view as? UIScrollView)?.contentSize = CGSize(
      width: axes.contains(.horizontal) ? inner.width : rect.width,
      height: axes.contains(.vertical) ? inner.height : rect.height)
    (view as? ScrollRenderView)?.contentMoved()
    begin(inner, rect.size)
    syncViews()
    tell()
  }
}
