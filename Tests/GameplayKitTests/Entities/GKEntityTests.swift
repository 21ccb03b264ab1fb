import GameplayKit
import Testing

@Suite struct GKEntityTests {
  private class Counting: GKComponent {
    var seconds = 0.0
    var log: [String] = []

    override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds }

    override func didAddToEntity() { log.append("added") }

    override func willRemoveFromEntity() { log.append(entity == nil ? "gone" : "removed") }
  }

  private final class Other: Counting {}

  @Test("An entity has one component of each class")
  func components() {
    let (entity, first, second, other) = (GKEntity(), Counting(), Counting(), Other())
    entity.addComponent(first)
    entity.addComponent(other)
    entity.addComponent(second)
    #expect(entity.components == [other, second] && first.entity == nil && second.entity === entity)
    #expect(first.log == ["added", "removed"])
    #expect(entity.component(ofType: Other.self) === other)
    entity.update(deltaTime: 2)
    entity.removeComponent(ofType: Other.self)
    #expect(entity.component(ofType: Other.self) == nil && other.seconds == 2 && second.seconds == 2)
  }

  @Test("A system updates the components of its class")
  func system() {
    let (entity, counting, other) = (GKEntity(), Counting(), Other())
    entity.addComponent(counting)
    entity.addComponent(other)
    let system = GKComponentSystem<Counting>(componentClass: Counting.self)
    system.addComponent(foundIn: entity)
    system.addComponent(counting)
    system.update(deltaTime: 3)
    #expect(system.components == [counting] && system[0].seconds == 3 && other.seconds == 0)
    system.removeComponent(foundIn: entity)
    #expect(system.components.isEmpty)
  }
}
