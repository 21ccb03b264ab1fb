import Foundation
import SwiftUI
@_spi(Windfall) import UIKit
import WindfallCore

/// A SwiftUI view in a window of its own, read and touched as a UI test does.
@MainActor
public final class Screen {
  public let window: UIWindow
  private let controller: UIViewController

  /// The window begins at the origin; without a size it fills the screen and has safe areas.
  public init<V: View>(width: CGFloat? = nil, height: CGFloat? = nil, @ViewBuilder _ content: () -> V) {
    // Windows of earlier tests lie under this one; none of them is read.
    controller = UIHostingController(rootView: content())
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width ?? 390, height: height ?? 844))
    window.rootViewController = controller
    if width != nil {
      let insets = window.safeAreaInsets
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    }
    window.isHidden = false
    _ = CommitCycle.shared.frame
  }

  deinit { MainActor.assumeIsolated { window.isHidden = true } }

  /// One element with its place on the screen.
  public struct Found {
    public let element: Element
    public let frame: CGRect
  }

  /// All elements inside the hosting view, in order.
  public var elements: [Found] { found(insideButtons: true) }

  private func found(insideButtons: Bool) -> [Found] {
    let frame = CommitCycle.shared.frame
    guard let window = frame.elements.children.first(where: { $0.viewID == self.window.viewID }) else { return [] }
    var found: [Found] = []
    func collect(_ element: Element, _ origin: CGPoint) {
      let box = element.frame.offsetBy(dx: origin.x, dy: origin.y)
      found.append(Found(element: element, frame: box))
      guard insideButtons || element.type != .button else { return }
      let origin = CGPoint(x: box.minX - element.contentOffset.x, y: box.minY - element.contentOffset.y)
      for child in element.children { collect(child, origin) }
    }
    for var root in window.children {
      // No view has the elements around that of the hosting view.
      while root.viewID == 0, let inner = root.children.first { root = inner }
      let box = root.frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
      for child in root.children { collect(child, box.origin) }
    }
    return found
  }

  public func element(_ name: String) -> Found? {
    elements.first { $0.element.identifier == name || $0.element.label == name }
  }

  public func frame(_ name: String) -> CGRect { element(name)?.frame ?? .null }

  public func has(_ name: String) -> Bool { element(name) != nil }

  /// The labels of all elements, in order, but for those of what is inside buttons.
  public var labels: [String] { found(insideButtons: false).map(\.element.label).filter { !$0.isEmpty } }

  public func tap(_ name: String) {
    let box = frame(name)
    tap(at: CGPoint(x: box.midX, y: box.midY))
  }

  /// `count` is how many taps in a row this one ends.
  public func tap(at point: CGPoint, count: Int = 1) {
    for (phase, time) in [(TouchEvent.Phase.began, 0.0), (.ended, 0.05)] {
      let finger = TouchEvent.Finger(phase: phase, location: point, tapCount: count)
      UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: time)))
    }
    _ = CommitCycle.shared.frame
  }

  /// Moves a finger from the trailing part of an element to the side.
  public func swipe(_ name: String, by distance: CGFloat) {
    let start = CGPoint(x: 280, y: frame(name).midY)
    let steps: [(TouchEvent.Phase, CGFloat, Double)] = [
      (.began, 0, 0), (.moved, 0.5, 0.1), (.moved, 1, 0.2), (.ended, 1, 0.5),
    ]
    for (phase, share, time) in steps {
      let point = CGPoint(x: start.x + share * distance, y: start.y)
      let finger = TouchEvent.Finger(phase: phase, location: point, tapCount: 1)
      UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: time)))
    }
    _ = CommitCycle.shared.frame
  }

  /// The first view of a type.
  public func view<V: UIView>(_ type: V.Type) -> V? {
    var views: [UIView] = [window]
    while !views.isEmpty {
      let view = views.removeFirst()
      if let found = view as? V { return found }
      views += view.subviews
    }
    return nil
  }

  /// The element tree as text: type, names and frame on a line each.
  public var tree: String {
    let frame = CommitCycle.shared.frame
    guard let window = frame.elements.children.first(where: { $0.viewID == self.window.viewID }) else { return "" }
    var lines: [String] = []
    func add(_ element: Element, _ depth: Int, _ origin: CGPoint) {
      let box = element.frame.offsetBy(dx: origin.x, dy: origin.y)
      var line = String(repeating: "  ", count: depth) + "\(element.type)"
      if !element.identifier.isEmpty { line += " #\(element.identifier)" }
      if !element.label.isEmpty { line += " '\(element.label)'" }
      if let value = element.value { line += " =\(value)" }
      if !element.states.contains(.enabled) { line += " disabled" }
      if element.states.contains(.selected) { line += " selected" }
      lines.append(line + " " + box.text)
      for child in element.children { add(child, depth + 1, box.origin) }
    }
    for var root in window.children {
      // No view has the elements around that of the hosting view.
      while root.viewID == 0, let inner = root.children.first { root = inner }
      let box = root.frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
      for child in root.children { add(child, 0, box.origin) }
    }
    return lines.joined(separator: "\n")
  }
}

extension CGRect {
  /// `x y width height`, with at most two decimals.
  public var text: String { [minX, minY, width, height].map(\.text).joined(separator: " ") }
}

extension CGFloat {
  public var text: String {
    guard isFinite else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
