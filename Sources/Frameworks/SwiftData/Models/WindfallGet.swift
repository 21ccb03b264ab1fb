/// What `@Model` writes into the accessors of properties.
public func windfallInitialize<Model: PersistentModel, Value>(
  _ data: any BackingData<Model>, _ slot: Int, _ value: Value
) { ModelStorage.of(data).set(value, at: slot) }

public func windfallGet<Model: PersistentModel, Value>(
  _ data: any BackingData<Model>, _ slot: Int
) -> Value { ModelStorage.of(data).value(at: slot) }

public func windfallSet<Model: PersistentModel, Value>(
  _ data: any BackingData<Model>, _ slot: Int, _ value: Value
) { ModelStorage.of(data).set(value, at: slot) }

/// What `#Unique` and `#Index` list.
public func windfallKeyPaths<Model: PersistentModel>(of type: Model.Type, _ keyPaths: [PartialKeyPath<Model>])
  -> [AnyKeyPath]
{ keyPaths }
