/// A controller that another one presents, and where its view is.
struct Presentation {
  let presented: UIViewController
  let container: PresentationContainer
  /// The style that it is shown in, after adaptation.
  let style: UIModalPresentationStyle
  /// Views of the window that are out of sight while the presentation covers all.
  var hiddenViews: [UIView] = []
  /// An animator is on its way to end the presentation.
  var isEnding = false

  var controller: UIPresentationController { container.controller }
}
