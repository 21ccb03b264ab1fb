@_spi(Windfall) import UIKit
import WindfallCore

/// Texts of elements that stand for all they contain.
@MainActor
enum ElementText {
  /// The labels inside a view, in order. Where there are texts, symbols beside them may count as their decoration.
  static func joinedLabel(of view: UIView, skipsSymbols: Bool = false) -> String {
    var labels: [(text: String, isSymbol: Bool)] = []
    for subview in view.subviews {
      for element in subview.publishedElements() { collect(element, into: &labels) }
    }
    let texts = skipsSymbols ? labels.filter { !$0.isSymbol } : labels
    return (texts.isEmpty ? labels : texts).map(\.text).joined(separator: ", ")
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

  private static func collect(_ element: Element, into labels: inout [(text: String, isSymbol: Bool)]) {
    if !element.label.isEmpty {
      let isSymbol = element.type == .image && element.label == SymbolDescription.text(for: element.identifier)
      labels.append((element.label, isSymbol))
    } else {
      for child in element.children { collect(child, into: &labels) }
    }
  }
}
