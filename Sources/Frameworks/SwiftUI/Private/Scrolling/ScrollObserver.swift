@_spi(Windfall) import UIKit

/// Hears where the scroll view inside is scrolled to, and how.
@MainActor
final class ScrollObserver {
  var onGeometry: ((ScrollGeometry) -> Void)?
  var onPhase: ((ScrollPhase, ScrollGeometry) -> Void)?
  /// Called when a finger has scrolled.
  var onUserScroll: (() -> Void)?
  /// The observer further out.
  var next: ScrollObserver?

  nonisolated init() {}

  func report(_ geometry: ScrollGeometry, byUser isByUser: Bool) {
    onGeometry?(geometry)
    if isByUser { onUserScroll?() }
    next?.report(geometry, byUser: isByUser)
  }

  func report(_ phase: ScrollPhase, _ geometry: ScrollGeometry) {
    onPhase?(phase, geometry)
    next?.report(phase, geometry)
  }
}

extension EnvironmentValues {
  private enum ObserverKey: EnvironmentKey { static var defaultValue: ScrollObserver? { nil } }

  var scrollObserver: ScrollObserver? {
    get { self[ObserverKey.self] }
    set { self[ObserverKey.self] = newValue }
  }
}

extension View {
  /// Has an observer hear of the scroll view in the view.
  func scrollObserver(_ observer: ScrollObserver) -> some View {
    transformEnvironment(\.scrollObserver) { outer in
      if outer !== observer { observer.next = outer }
      outer = observer
    }
  }
}

/// Tells when a finger begins and ends to scroll.
final class ScrollPhaseTeller: NSObject, UIScrollViewDelegate {
  var onPhase: ((ScrollPhase) -> Void)?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onPhase?(.interacting) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { onPhase?(.idle) }
}

/// A scroll view that finds what a finger hits among many thousand subviews without asking each.
final class ScrollRenderView: ViewportView {
  /// The height of the bands that the content is divided into.
  private static let bandHeight: CGFloat = 256
  /// Fewer subviews are quicker to ask.
  private static let fewSubviews = 64

  /// For each band the subviews that reach into it, those behind first.
  private var bands: [Int: [UIView]]?

  /// Says that subviews came, went or moved.
  func contentMoved() { bands = nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard subviews.count > Self.fewSubviews else { return super.hitTest(point, with: event) }
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in band(at: point.y).reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  private func band(at y: CGFloat) -> [UIView] {
    let known = bands ?? makeBands()
    bands = known
    return known[index(y)] ?? []
  }

  private func makeBands() -> [Int: [UIView]] {
    var made: [Int: [UIView]] = [:]
    for view in subviews {
      let frame = view.frame
      for index in index(frame.minY)...max(index(frame.minY), index(frame.maxY)) {
        made[index, default: []].append(view)
      }
    }
    return made
  }

  private func index(_ y: CGFloat) -> Int { Int((y / Self.bandHeight).rounded(.down)) }
}
