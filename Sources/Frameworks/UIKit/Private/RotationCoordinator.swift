import Dispatch

/// Goes with one turn of the interface, which takes no time.
@MainActor final class RotationCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let targetTransform: CGAffineTransform
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isFinished = false

  init(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation, containerView: UIView) {
    self.containerView = containerView
    targetTransform = CGAffineTransform(rotationAngle: Self.angle(of: new) - Self.angle(of: old))
  }

  var isAnimated: Bool { true }

  var isInteractive: Bool { false }

  var isCancelled: Bool { false }

  var transitionDuration: TimeInterval { 0 }

  @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isFinished else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the animations, which see the new sizes, and the completions on a later turn.
  func finish() {
    isFinished = true
    for animation in animations { animation(self) }
    let completions = completions
    DispatchQueue.main.async { MainActor.assumeIsolated { for completion in completions { completion(self) } } }
  }

  private static func angle(of orientation: UIInterfaceOrientation) -> CGFloat {
    switch orientation {
    case .unknown, .portrait: 0
    case .landscapeRight: -.pi / 2
    case .landscapeLeft: .pi / 2
    case .portraitUpsideDown: .pi
    }
  }
}
