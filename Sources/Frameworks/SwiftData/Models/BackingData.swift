/// See [BackingData](https://developer.apple.com/documentation/swiftdata/backingdata).
///
/// Only the framework's own type can be the data of a model: an app has `persistentModelID` and `metadata` of it.
public protocol BackingData<Model> {
  associatedtype Model: PersistentModel

  init(for modelType: Model.Type)

  var persistentModelID: PersistentIdentifier? { get set }

  var metadata: Any { get }
}
