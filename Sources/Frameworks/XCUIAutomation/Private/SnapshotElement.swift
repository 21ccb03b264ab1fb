import Foundation
import UIKit
import WindfallCore

/// The snapshot that XCUIElement.snapshot() returns.
final class SnapshotElement: NSObject, XCUIElementSnapshot, @unchecked Sendable {
  private let snapshot: ElementSnapshot
  /// Those of the screen, where they were asked for.
  private let traits: UITraitCollection?

  init(_ snapshot: ElementSnapshot, traits: UITraitCollection? = nil) {
    self.snapshot = snapshot
    self.traits = traits
  }

  var identifier: String { snapshot.element.identifier }
  var elementType: XCUIElement.ElementType { snapshot.element.type }
  var value: Any? { snapshot.element.value }
  var placeholderValue: String? { snapshot.element.placeholder }
  var title: String { snapshot.element.title }
  var label: String { snapshot.element.label }
  var hasFocus: Bool { snapshot.element.states.contains(.focused) }
  var isEnabled: Bool { snapshot.element.states.contains(.enabled) }
  var isSelected: Bool { snapshot.element.states.contains(.selected) }
  var frame: CGRect { snapshot.frame }
  var horizontalSizeClass: XCUIElement.SizeClass { traits?.horizontalSizeClass ?? .unspecified }
  var verticalSizeClass: XCUIElement.SizeClass { traits?.verticalSizeClass ?? .unspecified }

  var children: [any XCUIElementSnapshot] { snapshot.children.map { SnapshotElement($0, traits: traits) } }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var entries: [XCUIElement.AttributeName: Any] = [
      .identifier: identifier, .elementType: elementType.rawValue, .title: title, .label: label, .enabled: isEnabled,
      .selected: isSelected, .hasFocus: hasFocus, .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue,
      .frame: ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height],
      .children: children.map(\.dictionaryRepresentation),
    ]
    entries[.value] = value
    entries[.placeholderValue] = placeholderValue
    return entries
  }

  override var debugDescription: String { snapshot.treeDescription }
}

extension SnapshotElement: PredicateSubject {
  var predicateDescription: String { snapshot.element.type.name }

  func predicateValue(forKey key: String) throws -> PredicateValue? {
    try snapshot.predicateValue(forKey: key)
  }
}
