import Foundation

public final class Countdown {
  public private(set) var left: Int

  public init(from start: Int) { left = start }

  public func run(then body: @escaping () -> Void) {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      self.left -= 1
      guard self.left == 0 else { return }
      timer.invalidate()
      body()
    }
  }
}
