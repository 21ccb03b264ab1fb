@_spi(Windfall) import UIKit

/// Shows content that may be larger than its frame.
@MainActor
final class ScrollItem: ViewportItem, RelativeContainer {
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

  override func moved() {
    super.moved()
    tell()
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

extension UIScrollView {
  private var lastOffset: CGPoint {
    CGPoint(x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
  }

  /// The offset at which an edge of the content is in sight.
  func offset(to edge: Edge) -> CGPoint {
    switch edge {
    case .top: CGPoint(x: contentOffset.x, y: 0)
    case .bottom: CGPoint(x: contentOffset.x, y: lastOffset.y)
    case .leading: CGPoint(x: 0, y: contentOffset.y)
    case .trailing: CGPoint(x: lastOffset.x, y: contentOffset.y)
    }
  }

  /// The nearest offset at which the content fills the view.
  func reachable(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(0, point.x), lastOffset.x), y: min(max(0, point.y), lastOffset.y))
  }
}
