import Foundation
import WindfallCore
import WindfallHost

/// An app without UIKit: a text, and one button under the other that each does a thing of its own.
@MainActor final class SampleApp: AutomatedApp {
  static let buttons = ["Count", "Queue", "Task", "Block", "Timer", "Busy", "Crash", "Clear"]
  private static let height = 40.0

  var onPublish: ((Frame) -> Void)?
  let state = AutomationAppState.foreground
  private(set) var isCommitPending = true
  private var committed: Frame?
  private var count = 0
  private var text = "ready"

  var frame: Frame {
    if let committed, !isCommitPending { return committed }
    isCommitPending = false
    let frame = makeFrame(revision: (committed?.revision ?? 0) + 1)
    committed = frame
    onPublish?(frame)
    return frame
  }

  private func makeFrame(revision: UInt64) -> Frame {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    var children = [element(.staticText, 1, label: text, identifier: "display")]
    let facts = [
      CommandLine.arguments.dropFirst().joined(separator: " "), UserDefaults.standard.string(forKey: "flag") ?? "",
      ProcessInfo.processInfo.environment["FIXTURE"] ?? "", NSHomeDirectory(),
    ]
    children.append(element(.staticText, 2, label: facts.joined(separator: "|"), identifier: "facts"))
    for (index, name) in Self.buttons.enumerated() { children.append(element(.button, index + 3, label: name)) }
    return Frame(
      revision: revision, elements: Element(type: .application, frame: screen, children: children),
      displayList: DisplayList(size: screen.size, scale: 1, background: .black, root: DisplayGroup(items: [])))
  }

  private func element(_ type: ElementType, _ number: Int, label: String, identifier: String = "") -> Element {
    Element(
      type: type, viewID: UInt64(number), identifier: identifier, label: label,
      frame: CGRect(x: 0, y: Double(number) * Self.height, width: 100, height: Self.height))
  }

  func deliver(_ event: InputEvent) -> Bool {
    guard case .touch(let touch) = event, let finger = touch.fingers.first, finger.phase == .ended else { return true }
    let index = Int(finger.location.y / Self.height) - 3
    guard Self.buttons.indices.contains(index) else { return false }
    press(Self.buttons[index])
    return true
  }

  /// It asks for nothing.
  func denyPermissions(before viewID: UInt64) {}

  private func press(_ button: String) {
    switch button {
    case "Queue": DispatchQueue.main.async { MainActor.assumeIsolated { self.show("queue") } }
    case "Task":
      Task {
        let answer = await Task.detached { 42 }.value
        show("task \(answer)")
      }
    case "Block": RunLoop.main.perform { MainActor.assumeIsolated { self.show("block") } }
    case "Timer":
      let timer = Timer(fire: Date(timeIntervalSinceNow: 0.02), interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { self.show("timer") }
      }
      RunLoop.main.add(timer, forMode: .common)
    case "Busy": keepQueueBusy()
    case "Crash": fatalError("as asked")
    case "Clear":
      clearenv()
      show("cleared")
    default:
      count += 1
      show("count \(count)")
    }
  }

  private func keepQueueBusy() { DispatchQueue.main.async { MainActor.assumeIsolated { self.keepQueueBusy() } } }

  private func show(_ text: String) {
    self.text = text
    isCommitPending = true
    DispatchQueue.main.async { MainActor.assumeIsolated { _ = self.frame } }
  }

  func scrollToVisible(_ viewID: UInt64) {}

  func hitPoint(_ viewID: UInt64) -> CGPoint? { CGPoint(x: 50, y: (Double(viewID) + 0.5) * Self.height) }

  func sliderWay(_ viewID: UInt64, to position: Double) -> (from: CGPoint, to: CGPoint)? { nil }

  func turnWheel(_ viewID: UInt64, to value: String) -> Bool { false }

  func setState(_ state: AutomationAppState) throws(AutomationFailure) {
    throw AutomationFailure(.unsupported, message: "The sample has one state")
  }

  func setDevice(_ setting: DeviceSetting) throws(AutomationFailure) {
    throw AutomationFailure(.unsupported, message: "The sample app has no device")
  }

  func open(_ url: URL) throws(AutomationFailure) {
    throw AutomationFailure(.unsupported, message: "The sample opens nothing")
  }
}
