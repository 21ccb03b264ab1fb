@_spi(Windfall) import UIKit
import WindfallCore

/// Texts of elements that stand for all they contain.
@MainActor
enum ElementText {
  /// The labels inside a view, in order.
  static func joinedLabel(of view: UIView) -> String {
    var labels: [String] = []
    for subview in view.subviews {
      for element in subview.publishedElements() { collect(element, into: &labels) }
    }
    return labels.joined(separator: ", ")
  }

  /// The first identifier inside a view.
  static func firstIdentifier(in view: UIView) -> String? {
    for subview in view.subviews {
      for element in subview.publishedElements() {
        if let found = firstIdentifier(in: element) { return found }
      }
    }
    return nil
  }

  private static func firstIdentifier(in element: Element) -> String? {
    if !element.identifier.isEmpty { return element.identifier }
    for child in element.children {
      if let found = firstIdentifier(in: child) { return found }
    }
    return nil
  }

  private static func collect(_ element: Element, into labels: inout [String]) {
    if !element.label.isEmpty {
      labels.append(element.label)
    } else {
      for child in element.children { collect(child, into: &labels) }
    }
  }
}
