import Foundation
@_spi(Windfall) import UIKit

/// Takes the alerts that controllers present while it is there; other controllers are not presented.
///
/// There can be one at a time, and none beside a `PresentationVerifier`.
@preconcurrency @MainActor public final class AlertVerifier: NSObject {
  public var presentedCount = 0
  public var presentingViewController: UIViewController?
  public var animated = false
  public var title: String?
  public var message: String?
  public var preferredStyle = UIAlertController.Style.alert
  public var actions: [UIAlertAction] = []
  public var preferredAction: UIAlertAction?
  public var popover: UIPopoverPresentationController?
  public var textFields: [UITextField]?
  /// What the app wanted to follow the presentation.
  public var capturedCompletion: (() -> Void)?
  /// Runs when an alert was taken.
  public var testCompletion: (() -> Void)?
  private let claim: PresentationClaim

  public override init() {
    claim = PresentationClaim(of: .presenting, by: "AlertVerifier")
    super.init()
    guard claim.isGranted else { return }
    PresentationDouble.givesAlertsPopovers = true
    PresentationDouble.presenting = { [weak self] in self?.take($0, by: $1, animated: $2, completion: $3) }
  }

  /// Runs the handler of the action with a title; throws when no alert was taken that has one.
  public func executeAction(forButton title: String) throws {
    guard let action = actions.first(where: { $0.title == title }) else { throw Failure.buttonNotFound }
    action.perform()
  }

  /// Fails the test unless exactly one alert was presented, as is told.
  public func verify(
    title: String?, message: String?, animated: Bool, actions: [Action],
    preferredStyle: UIAlertController.Style = .alert, presentingViewController: UIViewController? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let check = PresentationCheck(file: file, line: line)
    guard check.once(presentedCount, "present") else { return }
    check.equal(self.title, title, "alert title")
    check.equal(self.message, message, "alert message")
    check.animated(self.animated, animated, "present")
    verifyActions(actions, check)
    if preferredStyle != self.preferredStyle {
      check.fail("Expected preferred style \(Self.name(preferredStyle)), but was \(Self.name(self.preferredStyle))")
    }
    check.identical(self.presentingViewController, presentingViewController, "presenting view controller")
  }

  private func verifyActions(_ expected: [Action], _ check: PresentationCheck) {
    let actual = actions.map(Action.init)
    for (index, pair) in zip(actual, expected).enumerated() where pair.0 != pair.1 {
      check.fail("Action \(index): Expected \(pair.1), but was \(pair.0)")
    }
    let missing = expected.dropFirst(actual.count).map(\.description).joined(separator: ", ")
    let others = actual.dropFirst(expected.count).map(\.description).joined(separator: ", ")
    let count = "count of \(expected.count) actions"
    if !missing.isEmpty { check.fail("Did not meet \(count), missing \(missing)") }
    if !others.isEmpty { check.fail("Exceeded \(count), with unexpected \(others)") }
  }

  private func take(
    _ presented: UIViewController, by presenting: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let alert = presented as? UIAlertController else { return }
    alert.loadViewIfNeeded()
    presentedCount += 1
    presentingViewController = presenting
    self.animated = animated
    title = alert.title
    message = alert.message
    preferredStyle = alert.preferredStyle
    actions = alert.actions
    preferredAction = alert.preferredAction
    popover = alert.popoverPresentationController
    textFields = alert.textFields
    capturedCompletion = completion
    testCompletion?()
  }

  private static func name(_ style: UIAlertController.Style) -> String { style == .alert ? ".alert" : ".actionSheet" }

  private enum Failure: Error { case buttonNotFound }
}

extension AlertVerifier {
  /// An action of an alert: its style and its title.
  public enum Action: Equatable, CustomStringConvertible, Sendable {
    case `default`(String?)
    case cancel(String?)
    case destructive(String?)

    @MainActor init(_ action: UIAlertAction) {
      self =
        switch action.style {
        case .default: .default(action.title)
        case .cancel: .cancel(action.title)
        case .destructive: .destructive(action.title)
        }
    }

    public var description: String {
      switch self {
      case .default(let title): ".default(\(String(describing: title)))"
      case .cancel(let title): ".cancel(\(String(describing: title)))"
      case .destructive(let title): ".destructive(\(String(describing: title)))"
      }
    }
  }
}
