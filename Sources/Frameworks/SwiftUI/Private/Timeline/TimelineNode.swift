import Dispatch
import Foundation

/// Shows the content of a timeline as of the latest date of its schedule, and waits for the next one.
@MainActor
final class TimelineNode<Schedule, Content: View>: _Node<TimelineView<Schedule, Content>>, StateDependent {
  /// So many dates of a schedule are passed over at most when time has gone on.
  private static var longestJump: Int { 1000 }
  /// Dates that are closer than this would leave no time for anything else.
  private static var shortestWait: TimeInterval { 1 / 60 }

  private var view: TimelineView<Schedule, Content>
  private var dates: AnyIterator<Date>
  private var date: Date
  private var next: Date?
  private var waiting: DispatchWorkItem?
  private var content: _Node<Content>?

  init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    self.view = view
    let now = Date.now
    dates = view.dates(now)
    date = dates.next() ?? now
    next = dates.next()
    super.init(context)
    advance(to: now)
    content = Content._makeNode(evaluate(), childContext)
    wait()
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: TimelineView<Schedule, Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    let now = Date.now
    dates = view.dates(now)
    date = dates.next() ?? now
    next = dates.next()
    advance(to: now)
    revalidate()
    wait()
  }

  override func revalidate() {
    isInvalid = false
    content?.update(evaluate(), environment)
  }

  override func shownChanged() {
    super.shownChanged()
    if graph.isShown { tick() } else { waiting?.cancel() }
  }

  override func remove() {
    super.remove()
    waiting?.cancel()
  }

  override func collectItems(into items: inout [LayoutItem]) { content?.collectItems(into: &items) }

  private func evaluate() -> Content {
    ViewGraph.evaluate(self) { view.content(TimelineViewDefaultContext(date: date)) }
  }

  private func advance(to now: Date) {
    for _ in 0..<Self.longestJump {
      guard let due = next, due <= now else { return }
      date = due
      next = dates.next()
    }
  }

  private func tick() {
    let old = date
    advance(to: .now)
    if date != old { invalidate() }
    wait()
  }

  /// Only views on the screen follow the time.
  private func wait() {
    waiting?.cancel()
    guard let next, graph.isShown, isAlive else { return }
    let item = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.tick() } }
    waiting = item
    let pause = max(next.timeIntervalSinceNow, Self.shortestWait)
    DispatchQueue.main.asyncAfter(deadline: .now() + pause, execute: item)
  }
}
