import WindfallCore

/// See [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard).
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle
  let document: InterfaceDocument

  /// Stops where the bundle has no storyboard of this name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let document = InterfaceLibrary.document(named: name, type: "storyboardc", in: bundle) else {
      fatalError("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
    }
    self.name = name
    self.bundle = bundle
    self.document = document
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    OtherThread.result(for: self) {
      document.root["initialViewController"].flatMap { makeController(id: $0, creator: nil) }
    }
  }

  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    document.root["initialViewController"].flatMap { makeController(id: $0, creator: creator) } as? ViewController
  }

  /// Stops where no view controller has the identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    OtherThread.result(for: self) { makeController(identifier: identifier, creator: nil) }
  }

  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = makeController(identifier: identifier, creator: creator)
    guard let typed = controller as? ViewController else {
      fatalError(
        "the view controller '\(identifier)' of the storyboard '\(name)' is a \(type(of: controller)), "
          + "not a \(ViewController.self)")
    }
    return typed
  }

  private func makeController(identifier: String, creator: NibInstance.Creator?) -> UIViewController {
    let element = document.root.list("scenes").lazy.flatMap { $0.list("objects") }
      .first { $0["storyboardIdentifier"] == identifier }
    guard let id = element?.id, let controller = makeController(id: id, creator: creator) else {
      fatalError("Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  /// Makes the controller of a scene, and those that it holds from the beginning.
  func makeController(id: String, creator: NibInstance.Creator?) -> UIViewController? {
    for scene in document.root.list("scenes") {
      guard let element = scene.list("objects").first(where: { $0.id == id }) else { continue }
      if element.name == "viewControllerPlaceholder" { return makeReferenced(element, creator) }
      return NibInstance(scene: scene, of: self).makeController(id: id, creator: creator)
    }
    return nil
  }

  /// The controller of another storyboard that a reference leads to.
  private func makeReferenced(_ reference: InterfaceElement, _ creator: NibInstance.Creator?) -> UIViewController? {
    guard let name = reference["storyboardName"] else {
      nibProblem(reference, in: document, "the reference names no storyboard")
    }
    guard UIStoryboard.referenceDepth < UIStoryboard.deepestReference else {
      nibProblem(reference, in: document, "the reference leads back to itself")
    }
    UIStoryboard.referenceDepth += 1
    defer { UIStoryboard.referenceDepth -= 1 }
    let other = reference["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
    guard InterfaceLibrary.document(named: name, type: "storyboardc", in: other) != nil else {
      nibProblem(reference, in: document, "the bundle \(other.bundlePath) has no storyboard named \"\(name)\"")
    }
    let storyboard = UIStoryboard(name: name, bundle: other)
    if let identifier = reference["referencedIdentifier"] {
      return storyboard.makeController(identifier: identifier, creator: creator)
    }
    guard let id = storyboard.document.root["initialViewController"] else {
      nibProblem(reference, in: document, "the storyboard \"\(name)\" has no initial view controller")
    }
    return storyboard.makeController(id: id, creator: creator)
  }

  /// How many references are being followed, one inside the other.
  private static var referenceDepth = 0
  private static let deepestReference = 50
}

/// See [UIStoryboardSegue](https://developer.apple.com/documentation/uikit/uistoryboardsegue).
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  /// What is done in the place of a transition.
  final var handler: (() -> Void)?
  /// What a segue of one of UIKit's kinds does.
  final var transition: (@MainActor () -> Void)?

  /// What a storyboard makes custom segues with.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  open func perform() {
    if let handler { return handler() }
    transition?()
  }
}
