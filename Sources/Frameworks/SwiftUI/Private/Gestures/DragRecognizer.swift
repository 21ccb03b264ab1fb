import UIKit

/// Follows a finger from where it came down, as soon as it has gone far enough.
final class DragRecognizer: UIGestureRecognizer {
  private let minimumDistance: CGFloat
  private var start = CGPoint.zero
  private var last = CGPoint.zero
  private var lastTime: TimeInterval = 0
  private var velocity = CGSize.zero

  init(minimumDistance: CGFloat) {
    self.minimumDistance = minimumDistance
    super.init(target: nil, action: nil)
  }

  /// What the finger has done, in the coordinates of a view or of the window.
  func value(in view: UIView?) -> DragGesture.Value {
    func local(_ point: CGPoint) -> CGPoint { view?.convert(point, from: nil) ?? point }
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: lastTime), location: local(last), startLocation: local(start),
      velocity: velocity)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    start = location(in: nil)
    last = start
    lastTime = event.timestamp
    velocity = .zero
    if minimumDistance <= 0 { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if state != .possible {
      state = .changed
    } else if hypot(last.x - start.x, last.y - start.y) >= minimumDistance {
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    state = state == .possible ? .failed : .ended
  }

  private func follow(_ event: UIEvent) {
    let point = location(in: nil)
    let time = event.timestamp - lastTime
    if time > 0, point != last {
      velocity = CGSize(width: (point.x - last.x) / time, height: (point.y - last.y) / time)
    }
    last = point
    lastTime = event.timestamp
  }
}
