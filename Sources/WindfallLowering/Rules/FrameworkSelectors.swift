/// The Objective-C names of framework methods whose Swift names were made from them by hand or by the importer's rules.
enum FrameworkSelectors {
  static let names: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "sizeThatFits(_:)": "sizeThatFits:",
    "setEditing(_:animated:)": "setEditing:animated:",
  ]
}
