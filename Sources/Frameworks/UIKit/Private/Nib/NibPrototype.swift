import WindfallCore

/// A cell of a storyboard or nib, of which as many are made as a table needs.
@MainActor struct NibPrototype {
  let element: InterfaceElement
  private let document: InterfaceDocument
  private let bundle: Bundle
  private let storyboard: UIStoryboard?
  private weak var controller: UIViewController?

  init(element: InterfaceElement, nib: NibInstance) {
    self.element = element
    document = nib.document
    bundle = nib.bundle
    storyboard = nib.storyboard
    controller = nib.controller
  }

  func make() -> AnyObject {
    NibInstance(prototypeOf: document, bundle: bundle, storyboard: storyboard, controller: controller)
      .makePrototype(element)
  }
}
