import SwiftSyntax

/// The Objective-C names of framework methods whose Swift names were made from them by hand or by the importer's rules.
enum FrameworkSelectors {
  static let names: [String: String] = [
    "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "sizeThatFits(_:)": "sizeThatFits:",
    "responds(to:)": "respondsToSelector:",
    "setEditing(_:animated:)": "setEditing:animated:",
  ]

  /// Optional methods that UIKit looks for before it calls them; whoever declares them exposes them.
  static let optionalMethods: [String: String] = [
    "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
    "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
    "collectionView(_:moveItemAt:to:)": "collectionView:moveItemAtIndexPath:toIndexPath:",
    "tableView(_:estimatedHeightForRowAt:)": "tableView:estimatedHeightForRowAtIndexPath:",
    "tableView(_:indentationLevelForRowAt:)": "tableView:indentationLevelForRowAtIndexPath:",
  ]

  /// Optional methods of delegates that may stand behind another object, which asks whether they have them; see
  /// `forwardingTarget(for:)`.
  static let delegateMethods: [String: String] = [
    "gestureRecognizerShouldBegin(_:)": "gestureRecognizerShouldBegin:",
    "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveTouch:",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)":
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
    "gestureRecognizer(_:shouldRequireFailureOf:)": "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
    "gestureRecognizer(_:shouldBeRequiredToFailBy:)": "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
  ]

  /// Methods that all responders have, and UIKit looks for the overrides of.
  static let overriddenMethods: Set<String> = [
    "cut(_:)", "copy(_:)", "paste(_:)", "pasteAndMatchStyle(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
    "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)", "increaseSize(_:)", "decreaseSize(_:)",
  ]

  /// The name of a method that overrides one of a framework.
  static func name(of function: FunctionDeclSyntax) -> String? {
    function.modifiers.has(.override) ? names[function.reference] : nil
  }
}
