import Foundation
import WindfallCore

/// What the elements of a screen say about how accessible they are.
struct AccessibilityAudit {
  struct Finding {
    let type: XCUIAccessibilityAuditType
    /// The way to the element from that of the application.
    let path: [Int]
    let summary: String
    let details: String
  }

  private static let leastSide: CGFloat = 44
  /// What lies in these has the size that the system gives it.
  private static let system: Set<ElementType> = [
    .navigationBar, .tabBar, .toolbar, .alert, .sheet, .keyboard, .statusBar, .datePicker, .segmentedControl,
  ]
  private static let touched: Set<ElementType> = [.button, .link]
  private static let described: Set<ElementType> = [
    .button, .link, .switch, .toggle, .slider, .textField, .secureTextField, .searchField, .textView,
  ]

  let types: XCUIAccessibilityAuditType

  func findings(in root: Element) -> [Finding] { findings(in: root, at: [], isInSystem: false) }

  private func findings(in element: Element, at path: [Int], isInSystem: Bool) -> [Finding] {
    var result: [Finding] = []
    if types.contains(.sufficientElementDescription), Self.described.contains(element.type), !isDescribed(element) {
      result.append(
        Finding(
          type: .sufficientElementDescription, path: path, summary: "Element has no description",
          details: "\(name(of: element)) has neither a label nor a title that could be read out"))
    }
    let size = element.frame.size
    if types.contains(.hitRegion), Self.touched.contains(element.type), !isInSystem, size != .zero,
      min(size.width, size.height) < Self.leastSide
    {
      let sides = "\(Int(size.width.rounded())) by \(Int(size.height.rounded()))"
      result.append(
        Finding(
          type: .hitRegion, path: path, summary: "Hit area is too small",
          details: "\(name(of: element)) is \(sides) points large, which is less than 44 by 44"))
    }
    let isInSystem = isInSystem || Self.system.contains(element.type)
    for (index, child) in element.children.enumerated() {
      result += findings(in: child, at: path + [index], isInSystem: isInSystem)
    }
    return result
  }

  private func isDescribed(_ element: Element) -> Bool {
    [element.label, element.title, element.placeholder ?? ""].contains { !$0.isEmpty }
  }

  private func name(of element: Element) -> String {
    let text = element.label.isEmpty ? element.identifier : element.label
    return text.isEmpty ? element.type.name : "\(element.type.name) '\(text)'"
  }
}
