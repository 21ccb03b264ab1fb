import UIKit

/// Tells whether enough of it is in sight of the scroll view around.
final class VisibilityView: RenderView {
  var threshold = 0.5
  var action: ((Bool) -> Void)?
  private var isVisible: Bool?

  override func layoutSubviews() {
    super.layoutSubviews()
    viewport?.watchers.add(self)
    check()
  }

  func check() {
    guard window != nil, bounds.width > 0, bounds.height > 0 else { return }
    let seen = viewport.map { bounds.intersection($0.convert($0.bounds, to: self)) } ?? bounds
    let part = seen.isNull ? 0 : seen.width * seen.height / (bounds.width * bounds.height)
    let isVisible = part >= threshold && part > 0
    guard isVisible != self.isVisible else { return }
    let isFirst = self.isVisible == nil
    self.isVisible = isVisible
    // A view that begins out of sight has nothing to tell.
    if isVisible || !isFirst { action?(isVisible) }
  }

  private var viewport: ViewportView? {
    var view = superview
    while let next = view {
      if let viewport = next as? ViewportView { return viewport }
      view = next.superview
    }
    return nil
  }
}

/// What `onScrollVisibilityChange` puts around a view.
struct _VisibilityEffect: ViewEffect {
  let threshold: Double
  let action: (Bool) -> Void

  func makeView() -> VisibilityView { VisibilityView() }

  func configure(_ view: VisibilityView, _ environment: EnvironmentValues) {
    view.threshold = threshold
    view.action = action
  }
}
