@_spi(Windfall) import CoreGraphics
import UIKit
import WindfallCore

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
