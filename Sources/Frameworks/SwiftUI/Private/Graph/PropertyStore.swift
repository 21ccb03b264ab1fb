/// What the dynamic properties of one view keep while the view's place lives.
@MainActor
final class PropertyStore {
  let layout: ViewTypeLayout
  private var slots: [AnyObject?] = []
  private var nextSlot = 0
  private var readKeys: [EnvironmentRead] = []

  init(layout: ViewTypeLayout) { self.layout = layout }

  /// Connects all properties in `value` before its body is evaluated.
  func connect<V>(_ value: inout V, environment: EnvironmentValues, to owner: any StateDependent) {
    guard layout.hasProperties else { return }
    nextSlot = 0
    readKeys.removeAll(keepingCapacity: true)
    withUnsafeMutablePointer(to: &value) { pointer in
      connect(layout, at: UnsafeMutableRawPointer(pointer), environment, owner)
    }
  }

  func disconnect() { slots.removeAll() }

  /// What is kept at a slot, made when there is nothing yet.
  func object<Kept: AnyObject>(at slot: Int, make: () -> Kept) -> Kept {
    while slots.count <= slot { slots.append(nil) }
    if let kept = slots[slot] as? Kept { return kept }
    let made = make()
    slots[slot] = made
    return made
  }

  func noteRead(_ read: EnvironmentRead) { readKeys.append(read) }

  /// Whether anything the view reads from its environment is different.
  func reads(from old: EnvironmentValues, differIn new: EnvironmentValues) -> Bool {
    readKeys.contains { !$0.isSame(old, new) }
  }

  private func connect(
    _ layout: ViewTypeLayout, at base: UnsafeMutableRawPointer, _ environment: EnvironmentValues,
    _ owner: any StateDependent
  ) {
    guard layout.hasProperties else { return }
    for field in layout.fields {
      switch field.property {
      case .connected(let type): connect(type, at: base + field.offset, environment, owner)
      case .custom(let type, let inner):
        connect(inner, at: base + field.offset, environment, owner)
        ViewGraph.reading(owner) { update(type, at: base + field.offset) }
      case .comparing, nil: break
      }
    }
  }

  private func connect<P: ConnectedProperty>(
    _: P.Type, at address: UnsafeMutableRawPointer, _ environment: EnvironmentValues, _ owner: any StateDependent
  ) {
    let slot = nextSlot
    nextSlot += 1
    address.assumingMemoryBound(to: P.self).pointee.connect(
      to: self, slot: slot, environment: environment, owner: owner)
  }

  private func update<P: DynamicProperty>(_: P.Type, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: P.self).pointee.update()
  }
}
