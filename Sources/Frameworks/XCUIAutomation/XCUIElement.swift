import Foundation
@_spi(Windfall) import FoundationOverlay
import WindfallCore

/// [XCUIElement](https://developer.apple.com/documentation/xcuiautomation/xcuielement)
///
/// Actions take the place of their call, so that a failure names it.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding {
  let handle: ElementHandle
  private let owner: XCUIApplication?

  init(_ handle: ElementHandle, of application: XCUIApplication) {
    self.handle = handle
    owner = application
  }

  /// Makes the element of the application itself.
  init(application session: AppSession) {
    handle = ElementHandle(session: session, query: .application)
    owner = nil
  }

  var application: XCUIApplication {
    guard let application = owner ?? self as? XCUIApplication else { fatalError("an element without an application") }
    return application
  }

  // MARK: - Queries

  public var firstMatch: XCUIElement {
    guard case .select(.only)? = handle.query.steps.last else { return self }
    var first = handle
    first.query.steps[first.query.steps.count - 1] = .select(.first)
    return XCUIElement(first, of: application)
  }

  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(handle.adding(.descendants(type)), of: application)
  }

  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(handle.adding(.children(type)), of: application)
  }

  public func snapshot() throws -> any XCUIElementSnapshot {
    SnapshotElement(try handle.snapshot(withChildren: true), traits: try handle.screenTraits())
  }

  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalizedOffset: normalizedOffset, offset: .zero)
  }

  // MARK: - State

  /// False also when the application is not running.
  public var exists: Bool {
    do {
      return try handle.exists()
    } catch .notRunning {
      return false
    } catch {
      return handle.perform("get matching snapshot", fallback: false) { () throws(AppFailure) in throw error }
    }
  }

  public var isHittable: Bool {
    handle.perform("determine hittability of \(handle.query.name)", fallback: false) { () throws(AppFailure) in
      try handle.isHittable()
    }
  }

  @discardableResult
  public func waitForExistence(timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Bool {
    wait(for: .exists, timeout: timeout, file: file, line: line)
  }

  @discardableResult
  public func waitForNonExistence(timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Bool {
    wait(for: .doesNotExist, timeout: timeout, file: file, line: line)
  }

  @discardableResult
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    handle.perform("wait for \(handle.query.name)", fallback: false, file: file, line: line) { () throws(AppFailure) in
      try handle.waitLocally(seconds: timeout) { () throws(AppFailure) in self[keyPath: keyPath] == expectedValue }
    }
  }

  private func wait(
    for condition: AutomationCondition, timeout: TimeInterval, file: StaticString, line: UInt
  ) -> Bool {
    handle.perform("wait for \(handle.query.name)", fallback: false, file: file, line: line) { () throws(AppFailure) in
      try handle.wait(for: condition, seconds: timeout)
    }
  }

  open nonisolated override var description: String { MainActor.assumeIsolated { handle.query.name } }

  open nonisolated override var debugDescription: String { MainActor.assumeIsolated { treeDescription } }

  private var treeDescription: String {
    do {
      let snapshot = try handle.snapshot(withChildren: true)
      return "Attributes: \(snapshot.line)\nElement subtree:\n\(snapshot.treeDescription)\n\(handle.chainDescription)"
    } catch {
      return "\(error.report)\n\(handle.chainDescription)"
    }
  }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// What the screen shows where the element is.
  public func screenshot() -> XCUIScreenshot {
    handle.perform("take a screenshot of \(handle.query.name)", fallback: .failed) {
      () throws(AppFailure) in
      let frame = try handle.snapshot().frame
      return XCUIScreenshot(try handle.displayList().cropped(to: frame))
    }
  }
}

extension XCUIElement {
  /// Names the properties that predicates ask elements for.
  @_spi(Windfall) public static func registerKeyPaths() {
    KeyPathNames.register([
      \XCUIElement.identifier: "identifier", \XCUIElement.value: "value", \XCUIElement.title: "title",
      \XCUIElement.label: "label", \XCUIElement.elementType: "elementType", \XCUIElement.isEnabled: "enabled",
      \XCUIElement.placeholderValue: "placeholderValue", \XCUIElement.isSelected: "selected",
      \XCUIElement.hasFocus: "hasFocus", \XCUIElement.exists: "exists", \XCUIElement.isHittable: "hittable",
    ])
    KeyPathNames.register([
      \(any XCUIElementAttributes).identifier: "identifier", \(any XCUIElementAttributes).value: "value",
      \(any XCUIElementAttributes).title: "title", \(any XCUIElementAttributes).label: "label",
      \(any XCUIElementAttributes).elementType: "elementType", \(any XCUIElementAttributes).isEnabled: "enabled",
      \(any XCUIElementAttributes).placeholderValue: "placeholderValue",
      \(any XCUIElementAttributes).isSelected: "selected", \(any XCUIElementAttributes).hasFocus: "hasFocus",
    ])
  }
}
