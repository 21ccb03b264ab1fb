import Foundation
import WindfallCore

extension XCUIElement: @preconcurrency XCUIElementAttributes {
  public var identifier: String { attribute(\.identifier, fallback: "") }
  public var value: Any? { attribute(\.value, fallback: nil) }
  public var title: String { attribute(\.title, fallback: "") }
  public var label: String { attribute(\.label, fallback: "") }
  public var elementType: XCUIElement.ElementType { attribute(\.type, fallback: .any) }
  public var placeholderValue: String? { attribute(\.placeholder, fallback: nil) }
  public var isEnabled: Bool { attribute(\.states, fallback: []).contains(.enabled) }
  public var isSelected: Bool { attribute(\.states, fallback: []).contains(.selected) }
  public var hasFocus: Bool { attribute(\.states, fallback: []).contains(.focused) }

  public var frame: CGRect {
    handle.perform("get matching snapshot", fallback: .null) { () throws(AppFailure) in try handle.snapshot().frame }
  }

  private func attribute<Value>(_ keyPath: KeyPath<Element, Value>, fallback: Value) -> Value {
    handle.perform("get matching snapshot", fallback: fallback) { () throws(AppFailure) in
      try handle.snapshot().element[keyPath: keyPath]
    }
  }
}

extension XCUIElement: @preconcurrency PredicateSubject {
  public var predicateDescription: String { handle.query.name }

  /// An element that is not there has only the keys that say so.
  public func predicateValue(forKey key: String) throws -> PredicateValue? {
    switch key {
    case "exists": return .bool(exists)
    case "isHittable", "hittable": return .bool(try exists && handle.isHittable())
    case "debugDescription": return .string(debugDescription)
    default:
      do {
        return try handle.snapshot(withChildren: key == "children").predicateValue(forKey: key)
      } catch AppFailure.refused(let failure) where failure.reason == .noMatch {
        throw PredicateProblem.subjectMissing(handle.query.name)
      }
    }
  }
}
