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
