/// See [GKEntity](https://developer.apple.com/documentation/gameplaykit/gkentity).
open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []

  public override init() { super.init() }

  /// Takes the place of a component of the same class.
  open func addComponent(_ component: GKComponent) {
    remove { type(of: $0) == type(of: component) }
    component.entity?.remove { $0 === component }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  public func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.lazy.compactMap { $0 as? ComponentType }.first
  }

  public func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    remove { type(of: $0) == componentClass }
  }

  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }

  private func remove(where isGone: (GKComponent) -> Bool) {
    for component in components.filter(isGone) {
      component.willRemoveFromEntity()
      components.removeAll { $0 === component }
      component.entity = nil
    }
  }
}

/// See [GKComponent](https://developer.apple.com/documentation/gameplaykit/gkcomponent).
///
/// Its coding keeps nothing: subclasses keep what is theirs.
open class GKComponent: NSObject, NSSecureCoding {
  open class var supportsSecureCoding: Bool { true }

  open internal(set) weak var entity: GKEntity?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {}

  open func update(deltaTime seconds: TimeInterval) {}

  open func didAddToEntity() {}

  open func willRemoveFromEntity() {}
}

/// See [GKComponentSystem](https://developer.apple.com/documentation/gameplaykit/gkcomponentsystem).
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  open private(set) var components: [ComponentType] = []
  public let componentClass: AnyClass

  public init(componentClass cls: AnyClass) {
    componentClass = cls
    super.init()
  }

  public convenience override init() { self.init(componentClass: ComponentType.self) }

  open subscript(index: Int) -> ComponentType { components[index] }

  open func addComponent(_ component: ComponentType) {
    if !components.contains(where: { $0 === component }) { components.append(component) }
  }

  open func addComponent(foundIn entity: GKEntity) {
    for case let component as ComponentType in entity.components where type(of: component) == componentClass {
      addComponent(component)
    }
  }

  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }

  open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }

  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
