import Foundation
import WindfallCore

extension XCUIElement {
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    send("type text into", file, line) { .typeText($0, text) }
  }

  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: XCUIElement.KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
  }

  public func typeKey(
    _ key: String, modifierFlags flags: XCUIElement.KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    send("type a key into", file, line) { .typeKey($0, key: key, modifiers: flags.rawValue) }
  }

  public func adjust(toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
    send("adjust", file, line) { .adjustSlider($0, position: Double(position)) }
  }

  public func adjust(toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line) {
    send("adjust", file, line) { .adjustPickerWheel($0, value: value) }
  }

  /// From the slider's value, which is a percentage.
  public var normalizedSliderPosition: CGFloat {
    handle.perform("get the position of \(handle.query.name)", fallback: 0) { () throws(AppFailure) in
      let element = try handle.snapshot().element
      let digits = (element.value ?? "").filter { $0.isASCII && ($0.isNumber || $0 == ".") }
      guard element.type == .slider, let percent = Double(digits) else {
        throw .refused(AutomationFailure(.wrongKind, message: "\(handle.query.name) is not a slider with a value"))
      }
      return CGFloat(percent / 100)
    }
  }

  private func send(
    _ action: String, _ file: StaticString, _ line: UInt, _ request: (ElementQuery) -> AutomationRequest
  ) {
    handle.perform("\(action) \(handle.query.name)", fallback: (), file: file, line: line) { () throws(AppFailure) in
      _ = try handle.session.send(request(try handle.resolvable()))
    }
  }
}
