import Foundation
import WindfallCore

extension AppConnection {
  /// How long an element that is waited for may take, in seconds.
  private static let waitingTime = 10.0
  /// How many swipes look for an element, at most.
  private static let swipes = 50
  /// How fast a finger swipes, in points a second: as in a UI test that says nothing else.
  private static let velocity = 1000.0

  /// Waits until the app has launched and shows its first screen.
  public func waitUntilReady() throws {
    _ = try send(.ready)
  }

  /// Taps the first element that has the text as its identifier, label, title, value or placeholder.
  public func tap(_ text: String) throws {
    try explaining("cannot tap \"\(text)\"") {
      _ = try send(.perform(.tap(taps: 1, touches: 1), at: .element(.named(text))))
    }
  }

  /// Types the text into what has the keyboard's focus.
  public func type(_ text: String) throws {
    try explaining("cannot type \"\(text)\"") { _ = try send(.typeText(.app, text)) }
  }

  /// Swipes over the middle of the screen.
  public func swipe(_ direction: AutomationGesture.Direction) throws {
    try explaining("cannot swipe \(direction)") {
      _ = try send(.perform(.swipe(direction, velocity: Self.velocity), at: .element(.app)))
    }
  }

  /// Swipes up until an element can be tapped, or until nothing moves any more.
  public func scroll(to text: String) throws {
    var last: [UInt8] = []
    for _ in 0..<Self.swipes {
      if case .bool(true) = try send(.exists(.named(text))), case .bool(true) = try send(.isHittable(.named(text))) {
        return
      }
      guard case .tree(let tree, _) = try send(.snapshot) else { break }
      let bytes = WireFrame.bytes(of: AutomationReply.tree(tree, revision: 0))
      if bytes == last { break }
      last = bytes
      try swipe(.up)
    }
    throw BuildError(.testsFailed, "cannot scroll to \"\(text)\": no element of the name came into sight")
  }

  /// Waits until an element is there.
  public func wait(for text: String) throws {
    guard case .bool(true) = try send(.wait(.named(text), .exists, seconds: Self.waitingTime)) else {
      throw BuildError(.testsFailed, "\"\(text)\" was not there within \(Int(Self.waitingTime)) s")
    }
  }

  /// Turns the device to the `UIDeviceOrientation` of the number.
  public func turn(to orientation: Int) throws {
    _ = try send(.setDevice(.orientation(orientation)))
  }

  /// Where an element is on the screen, in points.
  public func frame(of text: String) throws -> CGRect {
    try explaining("cannot draw \"\(text)\"") {
      guard case .element(let snapshot) = try send(.resolve(.named(text), withChildren: false)) else { return .zero }
      return snapshot.frame
    }
  }

  /// What is on the screen now.
  public func displayList() throws -> DisplayList {
    guard case .displayList(let list) = try send(.displayList) else {
      throw BuildError(.testsFailed, "the app did not answer with its screen")
    }
    return list
  }

  private func explaining<Value>(_ what: String, _ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let failure as AutomationFailure {
      let near = failure.candidates.isEmpty ? "" : "; nearest: \(failure.candidates.joined(separator: ", "))"
      throw BuildError(.testsFailed, "\(what): \(failure.message)\(near)")
    }
  }
}

extension ElementQuery {
  /// The application itself.
  fileprivate static let app = ElementQuery(steps: [])

  /// The first element that has the text as its identifier, label, title, value or placeholder.
  fileprivate static func named(_ text: String) -> ElementQuery {
    ElementQuery(steps: [.descendants(.any), .matching(.type(.any, text: text)), .select(.first)])
  }
}
