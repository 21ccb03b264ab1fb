import WindfallCore

/// The objects that are made together from a nib, or from one scene of a storyboard.
///
/// All objects are made first; then constraints, runtime attributes, outlets, actions and segues join them, and last
/// each is told that it is awake.
@MainActor final class NibInstance {
  typealias Creator = (NSCoder) -> UIViewController?

  let document: InterfaceDocument
  let bundle: Bundle
  let storyboard: UIStoryboard?
  /// The elements on the top level.
  private let topLevel: [InterfaceElement]
  /// A view controller of the scene owns the instance, so it is not held here.
  private weak var owner: AnyObject?
  private var external: [String: AnyObject] = [:]
  private(set) var objects: [String: AnyObject] = [:]
  private var pending = NibPending()
  /// The views that belong to other size classes than the device's, kept until outlets have them.
  var uninstalled: [UIView] = []
  private var creator: Creator?

  init(scene: InterfaceElement, of storyboard: UIStoryboard) {
    document = storyboard.document
    bundle = storyboard.bundle
    self.storyboard = storyboard
    topLevel = scene.list("objects")
  }

  init(nib document: InterfaceDocument, bundle: Bundle, owner: AnyObject?, external: [String: Any]) {
    self.document = document
    self.bundle = bundle
    storyboard = nil
    topLevel = document.root.list("objects")
    self.owner = owner
    self.external = external.mapValues { $0 as AnyObject }
  }

  /// A further copy of a cell, with what it is connected to.
  init(
    prototypeOf document: InterfaceDocument, bundle: Bundle, storyboard: UIStoryboard?, controller: UIViewController?
  ) {
    self.document = document
    self.bundle = bundle
    self.storyboard = storyboard
    topLevel = []
    owner = controller
  }

  /// The view controller whose scene this is.
  var controller: UIViewController? { owner as? UIViewController }

  // MARK: - Making

  func makePrototype(_ element: InterfaceElement) -> AnyObject {
    let object = make(element)
    if let id = (owner as? UIViewController)?.nibState.element?.id, let owner { objects[id] = owner }
    joinObjects()
    return object
  }

  /// The view controller of a scene; its view is made when it is asked for.
  func makeController(id: String, creator: Creator?) -> UIViewController? {
    guard let element = topLevel.first(where: { $0.id == id }) else { return nil }
    self.creator = creator
    guard let controller = make(element) as? UIViewController else {
      nibProblem(element, in: document, "this is no view controller")
    }
    owner = controller
    controller.nibState.instance = self
    controller.nibState.element = element
    joinObjects()
    // The controller owns the instance until its view is there; outlets lead to its bar items then.
    objects = objects.filter { !($0.value is UIViewController) }
    controller.awakeFromNib()
    return controller
  }

  /// All objects on the top level of a nib.
  func makeTopLevelObjects() -> [AnyObject] {
    let made = topLevel.compactMap(makeTopLevel)
    joinObjects()
    return made
  }

  private func makeTopLevel(_ element: InterfaceElement) -> AnyObject? {
    if NibClasses.placeholders.contains(element.name) {
      adoptPlaceholder(element)
      return nil
    }
    guard NibClasses.makes(element.name) else {
      nibRemark(element, in: document, "objects of this kind are not supported; what refers to it is left unset")
      return nil
    }
    return make(element)
  }

  /// The view of the scene's controller, and what else is on the top level beside it.
  func makeView(of controller: UIViewController, from element: InterfaceElement) {
    register(controller, for: element)
    controller.nibState.objects = topLevel.filter { $0.id != element.id }.compactMap(makeTopLevel)
    if let viewElement = element.child(key: "view") {
      controller.view = makeView(viewElement)
      registerGuides(of: controller, element)
    }
    if let refresh = element.child(key: "refreshControl"), let table = controller.viewIfLoaded as? UITableView {
      table.refreshControl = makeView(refresh) as? UIRefreshControl
    }
    pending.connections.append((controller, element.list("connections")))
    joinObjects()
    objects = [:]
  }

  /// Makes the object that an element describes and keeps it under its identifier.
  func make(_ element: InterfaceElement) -> AnyObject {
    let object = makeObject(element)
    register(object, for: element)
    return object
  }

  func register(_ object: AnyObject, for element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
  }

  private func makeObject(_ element: InterfaceElement) -> AnyObject {
    let coder = NibCoder(element, in: self)
    if let type = NibClasses.views[element.name] {
      return found(self.type(of: element, as: type).init(coder: coder), element)
    }
    if let type = NibClasses.controllers[element.name] {
      if let controller = creator?(coder) { return controller }
      return found(self.type(of: element, as: type).init(coder: coder), element)
    }
    if let type = NibClasses.items[element.name] {
      let item = found(self.type(of: element, as: type).init(coder: coder), element)
      decode(item, from: element)
      return item
    }
    if let type = NibClasses.gestureRecognizers[element.name] {
      return makeRecognizer(element, type: self.type(of: element, as: type))
    }
    if let name = NibClasses.imported[element.name] { return makeImported(element, class: name, coder) }
    switch element.name {
    case "navigationItem": return makeNavigationItem(element)
    case "customObject":
      guard let object = RuntimeClass.makeObject(of: type(of: element, as: NSObject.self)) else {
        nibProblem(element, in: document, "its class cannot be made with init()")
      }
      decodeLater(object, element)
      return object
    default: nibProblem(element, in: document, "elements of this kind are not supported")
    }
  }

  /// A view or a view controller of a framework that the app imports.
  private func makeImported(_ element: InterfaceElement, class name: String, _ coder: NibCoder) -> AnyObject {
    switch windfallClassFromString(name) {
    case let type as UIView.Type: return found(self.type(of: element, as: type).init(coder: coder), element)
    case let type as UIViewController.Type: return found(self.type(of: element, as: type).init(coder: coder), element)
    default:
      let module = name.prefix { $0 != "." }
      nibProblem(element, in: document, "the app does not have \(name): no source of it imports \(module)")
    }
  }

  func found<Object: AnyObject>(_ object: Object?, _ element: InterfaceElement) -> Object {
    if let object { return object }
    nibProblem(element, in: document, "its initialiser init(coder:) returned nil")
  }

  /// The class that the element names, which must be one of the kind that its tag stands for; as on iOS, the plain
  /// class of the tag where there is none of that name, which is said in the app's log.
  func type<Base: AnyObject>(of element: InterfaceElement, as base: Base.Type) -> Base.Type {
    guard let name = element["customClass"] else { return base }
    let names = [element["customModule"].map { "\($0).\(name)" }, name, "UIKit.\(name)"].compactMap { $0 }
    guard let type = names.lazy.compactMap({ windfallClassFromString($0) }).first else {
      nibRemark(element, in: document, "there is no class named \"\(names[0])\"; \(base) takes its place")
      return base
    }
    guard let fitting = type as? Base.Type else {
      nibProblem(element, in: document, "the class \(type) is no \(base)")
    }
    return fitting
  }

  /// Placeholders stand for the owner, the first responder or objects that the caller gives.
  private func adoptPlaceholder(_ element: InterfaceElement) {
    guard let id = element.id else { return }
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner":
      objects[id] = owner
      if let owner { pending.connections.append((owner, element.list("connections"))) }
    case let identifier?: objects[id] = external[identifier]
    case nil: break
    }
  }

  // MARK: - Joining

  /// Notes what is to be done once every object is there.
  func decodeLater(_ object: AnyObject, _ element: InterfaceElement) { pending.add(object, element) }

  private func joinObjects() {
    var work = pending
    pending = NibPending()
    for (view, element) in work.views { addConstraints(to: view, from: element) }
    work.add(pending)
    pending = NibPending()
    for (object, element) in work.objects { setRuntimeAttributes(of: object, element) }
    for (object, connections) in work.connections { connect(object, connections) }
    for object in work.awakening { wake(object) }
    uninstalled = []
  }

  private func wake(_ object: AnyObject) {
    if let responder = object as? UIResponder { responder.awakeFromNib() }
    if let item = object as? UIBarItem { item.awakeFromNib() }
    if let constraint = object as? NSLayoutConstraint { constraint.awakeFromNib() }
  }

  // MARK: - Names

  /// Whether the file lists an image of this name among the system's symbols.
  func isSystemImage(_ name: String) -> Bool {
    document.root.list("resources").contains {
      $0.name == "image" && $0["name"] == name && $0["catalog"] == "system"
    }
  }

  /// The colour that the file keeps of an asset catalog.
  func namedColor(_ name: String, kind: String = "namedColor") -> UIColor? {
    let element = document.root.list("resources").first { $0.name == kind && $0["name"] == name }
    guard let color = element?.child("color") else { return nil }
    return NibValues(
      element: InterfaceElement(name: "namedColor", children: [color.with(key: "color")]), nib: self
    ).color("color")
  }
}

extension InterfaceElement {
  fileprivate func with(key: String) -> InterfaceElement {
    var copy = self
    copy.attributes["key"] = key
    return copy
  }
}
