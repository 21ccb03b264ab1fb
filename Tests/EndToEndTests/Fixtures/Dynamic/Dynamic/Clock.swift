import Foundation

class Clock: NSObject {
  weak var delegate: ClockDelegate?
  private var timer: Timer?
  private(set) var count = 0

  var isRunning: Bool { timer?.isValid ?? false }
  var title: String { delegate?.clockName ?? "no name" }

  func start() {
    delegate?.clockDidStart(self)
    timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: self, selector: #selector(tick(_:)), userInfo: ["step": 2], repeats: true)
  }

  @objc private func tick(_ timer: Timer) {
    count += (timer.userInfo as? [String: Int])?["step"] ?? 0
    delegate?.clock?(self, didTick: count)
    if delegate?.clockShouldStop?(self) ?? (count >= 10) { timer.invalidate() }
  }
}
