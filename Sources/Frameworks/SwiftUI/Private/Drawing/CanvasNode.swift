@_spi(Windfall) import CoreGraphics
@_spi(Windfall) import UIKit
import WindfallCore

/// The node of a canvas. Its closure cannot be compared, so each update draws anew, and each change of what it reads.
@MainActor
final class CanvasNode<Symbols: View>: _Node<Canvas<Symbols>>, StateDependent {
  private let item = CanvasItem(CanvasView())
  private var canvas: Canvas<Symbols>

  init(_ view: Canvas<Symbols>, _ context: _NodeContext) {
    canvas = view
    super.init(context)
    configure()
  }

  override func update(_ view: Canvas<Symbols>, _ environment: EnvironmentValues) {
    canvas = view
    self.environment = environment
    configure()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    configure()
  }

  override func revalidate() {
    isInvalid = false
    item.view.setNeedsDisplay()
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func remove() {
    item.view.detach()
    item.view.record = nil
    super.remove()
  }

  private func configure() {
    let (canvas, environment) = (canvas, environment)
    item.view.record = { [unowned self] size in
      let recorder = CanvasRecorder()
      var context = GraphicsContext(
        recorder, environment: environment, symbols: CanvasSymbols(canvas.symbols, environment))
      ViewGraph.reading(self) { canvas.renderer(&context, size) }
      return recorder.items
    }
    item.view.attach(environment)
  }
}

/// Takes all it is offered.
private final class CanvasItem: ViewItem<CanvasView> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = LayoutDefaults.idealLength
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: ideal, height: ideal))
  }
}

/// The views that a canvas may draw, by their tags.
@MainActor
struct CanvasSymbols {
  private let views: [AnyHashable: AnyView]
  private let environment: EnvironmentValues

  init<Content: View>(_ content: Content, _ environment: EnvironmentValues) {
    var views: [AnyHashable: AnyView] = [:]
    for listed in ListedView.list(content) {
      if let tag = listed.tag ?? listed.id.base as? AnyHashable { views[tag] = views[tag] ?? listed.view }
    }
    self.views = views
    self.environment = environment
  }

  /// The view as it is in its own size.
  func symbol(_ id: some Hashable) -> GraphicsContext.ResolvedSymbol? {
    guard let view = views[AnyHashable(id)] else { return nil }
    let hosting = HostingView(frame: .zero)
    hosting.keepsSafeArea = false
    hosting.inheritedEnvironment = environment
    hosting.setRoot(view)
    hosting.graph.performUpdate()
    let size = hosting.rootItem?.size(.unspecified) ?? .zero
    hosting.frame = CGRect(origin: .zero, size: size)
    hosting.layoutIfNeeded()
    let context = CGContext()
    hosting.layer.render(in: context)
    return GraphicsContext.ResolvedSymbol(size: size, picture: context.items)
  }
}

/// Shows what a canvas draws.
final class CanvasView: FallbackLeafView {
  var record: ((CGSize) -> [DisplayItem])? { didSet { setNeedsDisplay() } }

  override func drawContents() -> [DisplayItem] {
    guard let record, bounds.width > 0, bounds.height > 0 else { return [] }
    return [.group(DisplayGroup(clip: .rect(bounds), items: record(bounds.size)))]
  }
}

/// What the copies of one graphics context have drawn.
final class CanvasRecorder {
  var items: [DisplayItem] = []
}
