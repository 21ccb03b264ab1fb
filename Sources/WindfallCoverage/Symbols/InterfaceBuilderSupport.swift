/// What of storyboards and xibs cannot be used; the coverage page and `windfall doctor` ask.
public enum InterfaceBuilderSupport {
  /// The elements at which a screen stops with their name, because the framework of their class is not there.
  public static let missingElements: Set<String> = [
    "animations", "arscnView", "arskView", "glkView", "glkViewController",
    "mtkView", "sceneKitView", "skView", "webView",
  ]
}
