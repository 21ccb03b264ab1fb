import Dispatch

extension UIScrollView {
  /// What a scroll view knows of its zooming.
  struct ZoomState {
    var scale: CGFloat = 1
    var isZooming = false
    /// The scale that the pinch under way has begun with.
    var startScale: CGFloat = 1
    /// Made when zooming is allowed for the first time.
    var recognizer: UIPinchGestureRecognizer?
  }

  private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  private func clampedScale(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  var zoomTransform: CGAffineTransform { CGAffineTransform(scaleX: zooming.scale, y: zooming.scale) }

  /// Constraints give a view the middle that it has unzoomed; its upper left corner is what stays.
  func placeZoomedView() {
    guard zooming.scale != 1, let view = zoomedView, view.superview === self, view.layoutState.isInEngine,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let growth = (zooming.scale - 1) / 2
    view.center.x += view.bounds.width * growth
    view.center.y += view.bounds.height * growth
  }

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// Shows the view of the delegate in another scale, so that a point of the content stays where it is on the screen as
  /// far as the content reaches.
  private func zoom(to scale: CGFloat, around point: CGPoint) {
    guard let view = zoomedView else { return }
    let scale = clampedScale(scale)
    guard scale != zooming.scale else { return }
    let (origin, zoomed) = (view.frame.origin, view.convert(point, from: self))
    let place = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    zooming.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    contentSize = view.frame.size
    let new = view.convert(zoomed, to: self)
    contentOffset = clamped(CGPoint(x: new.x - place.x, y: new.y - place.y))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  func setZoom(_ scale: CGFloat, around point: CGPoint? = nil, animated: Bool) {
    guard let view = zoomedView else { return }
    tell(of: view, isAnimated: animated) { zoom(to: scale, around: point ?? middle) }
  }

  /// Tells the delegate of the beginning of an animated change, and on a later turn of its end.
  private func tell(of view: UIView, isAnimated: Bool, _ change: () -> Void) {
    guard isAnimated else { return change() }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    change()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zooming.scale)
      }
    }
  }

  /// Shows a part of the zoomed view as large as it can be, in the middle.
  func zoomTo(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    tell(of: view, isAnimated: animated) {
      zoom(to: scale, around: middle)
      let center = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
      contentOffset = clamped(CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2))
    }
  }

  // MARK: - Pinches

  func zoomLimitsDidChange() {
    guard maximumZoomScale > minimumZoomScale, zooming.recognizer == nil else { return }
    let recognizer = UIPinchGestureRecognizer()
    zooming.recognizer = recognizer
    recognizer.addHandler { [weak self, weak recognizer] in
      if let self, let recognizer { self.follow(recognizer) }
    }
    addGestureRecognizer(recognizer)
  }

  var mayPinch: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      (zooming.isZooming, zooming.startScale) = (true, zooming.scale)
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      zoom(to: zooming.startScale * pinch.scale, around: pinch.location(in: self))
    case .changed: zoom(to: zooming.startScale * pinch.scale, around: pinch.location(in: self))
    case .ended, .cancelled:
      zooming.isZooming = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
    case .possible, .failed: break
    }
  }
}
