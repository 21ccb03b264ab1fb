import Dispatch

/// See [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction). Animations take no time:
/// the completion block comes on a later turn of the main queue, after the animations that were added have ended.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private struct Settings {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (@MainActor () -> Void)?
  }

  private static var open: [Settings] = []
  private static var implicit = Settings()

  private static var current: Settings {
    get { open.last ?? implicit }
    set { if open.isEmpty { implicit = newValue } else { open[open.count - 1] = newValue } }
  }

  public class func begin() {
    var settings = current
    settings.completion = nil
    open.append(settings)
  }

  public class func commit() {
    guard let settings = open.popLast() else { return }
    finish(settings)
  }

  /// Commits the transaction that is open without a `begin()`.
  public class func flush() {
    finish(implicit)
    implicit = Settings()
    CommitCycle.shared.commitIfNeeded()
  }

  private class func finish(_ settings: Settings) {
    guard let completion = settings.completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion() } }
  }

  public class func animationDuration() -> CFTimeInterval { current.duration }

  public class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }

  public class func disableActions() -> Bool { current.disablesActions }

  public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  @preconcurrency public class func completionBlock() -> (@MainActor () -> Void)? { current.completion }

  @preconcurrency public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    if open.isEmpty, let block { return finish(Settings(completion: block)) }
    current.completion = block
  }
}
