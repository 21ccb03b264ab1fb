import WindfallCore

/// What a view controller keeps of the storyboard that it comes from.
struct NibControllerState {
  var storyboard: UIStoryboard?
  /// Makes the view; gone once the view is there.
  var instance: NibInstance?
  var element: InterfaceElement?
  /// What stands beside the controller in its scene.
  var objects: [AnyObject] = []
  var segues: [NibSegue] = []
}
