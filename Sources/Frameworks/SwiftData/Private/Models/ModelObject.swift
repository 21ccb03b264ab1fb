@_spi(Windfall) import CoreData

/// The managed object behind a model.
final class ModelObject: NSManagedObject {
  /// Kept while there is something to save: what is not in the store, such as transient properties, must not be lost.
  private var kept: (any PersistentModel)?
  private weak var known: (any PersistentModel)?

  var modelContext: ModelContext? { (managedObjectContext as? ModelObjectContext)?.owner }

  /// Gives the object to the model that was inserted.
  func take(_ model: any PersistentModel) {
    known = model
    kept = model
  }

  /// The model of the object: always the same as long as anyone has it.
  func model() -> any PersistentModel {
    if let known { return known }
    guard let context = managedObjectContext as? ModelObjectContext, let type = context.types[entity.name ?? ""] else {
      fatalError("an object of \(entity.name ?? "no entity") belongs to no model context any more")
    }
    let model = make(type)
    known = model
    return model
  }

  private func make<Model: PersistentModel>(_ type: Model.Type) -> any PersistentModel {
    Model(backingData: ModelStorage<Model>(object: self))
  }

  override func didSave() {
    super.didSave()
    kept = nil
  }

  override func valueDidChange(forKey key: String) {
    if let known { Self.notify(known, key) }
  }

  /// Tells of properties that others have changed: another context, or the other side of a relationship.
  func notifyAll() {
    if let known { Self.notify(known) }
  }

  private static func notify<Model: PersistentModel>(_ model: Model) {
    for property in ModelEntity.of(Model.self).properties { notify(model, property) }
  }

  private static func notify<Model: PersistentModel>(_ model: Model, _ name: String) {
    let property = ModelEntity.of(Model.self).properties.first { $0.name == name }
    if let property { notify(model, property) }
  }

  private static func notify<Model: PersistentModel>(_ model: Model, _ property: ModelEntity.Property) {
    func open<Value>(_ type: Value.Type) {
      if let keyPath = property.keyPath as? KeyPath<Model, Value> { model.windfallNotify(keyPath) }
    }
    _openExistential(property.valueType, do: open)
  }
}
