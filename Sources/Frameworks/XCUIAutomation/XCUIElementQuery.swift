import FoundationOverlay
import WindfallCore

/// [XCUIElementQuery](https://developer.apple.com/documentation/xcuiautomation/xcuielementquery)
@preconcurrency @MainActor
public final class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let handle: ElementHandle
  /// The type of the elements that are asked for, with which `allElementsBoundByAccessibilityElement` finds them again.
  private let application: XCUIApplication

  init(_ handle: ElementHandle, of application: XCUIApplication) {
    self.handle = handle
    self.application = application
  }

  // MARK: - Elements

  public var element: XCUIElement { element(.select(.only)) }

  public var firstMatch: XCUIElement { element(.select(.first)) }

  public func element(boundBy index: Int) -> XCUIElement { element(.select(.index(index))) }

  public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  public func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  public var count: Int {
    handle.perform("get matching snapshots", fallback: 0) { () throws(AppFailure) in try handle.count() }
  }

  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// An element that no view stands for is bound by its index.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    let snapshots = handle.perform("get matching snapshots", fallback: []) { () throws(AppFailure) in try handle.all() }
    return snapshots.enumerated().map { index, snapshot in
      guard snapshot.element.viewID != 0 else { return element(boundBy: index) }
      return query(.matching(.view(snapshot.element.viewID))).element
    }
  }

  // MARK: - Queries

  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { query(.descendants(type)) }

  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { query(.children(type)) }

  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(handle.adding(predicate) { .matching($0) }, of: application)
  }

  public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    query(.matching(.type(elementType, text: identifier)))
  }

  public func matching(identifier: String) -> XCUIElementQuery { query(.matching(.type(.any, text: identifier))) }

  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(handle.adding(predicate) { .containing($0) }, of: application)
  }

  public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    query(.containing(.type(elementType, text: identifier)))
  }

  private func query(_ step: ElementQuery.Step) -> XCUIElementQuery {
    XCUIElementQuery(handle.adding(step), of: application)
  }

  private func element(_ step: ElementQuery.Step) -> XCUIElement { XCUIElement(handle.adding(step), of: application) }

  public nonisolated override var debugDescription: String { MainActor.assumeIsolated { handle.chainDescription } }
}

extension XCUIElementQuery: @preconcurrency PredicateSubject {
  public var predicateDescription: String { "a query" }

  public func predicateValue(forKey key: String) throws -> PredicateValue? {
    switch key {
    case "count", "@count": .integer(try handle.count())
    default: nil
    }
  }
}
