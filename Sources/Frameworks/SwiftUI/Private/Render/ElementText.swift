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

  private static func collect(_ element: Element, into labels: inout [String]) {
    if !element.label.isEmpty {
      labels.append(element.label)
    } else {
      for child in element.children { collect(child, into: &labels) }
    }
  }
}
