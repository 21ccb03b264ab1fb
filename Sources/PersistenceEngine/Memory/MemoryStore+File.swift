import Foundation

extension MemoryStore {
  /// Reads a binary file, or makes one with the metadata; its own metadata win over those given.
  public convenience init(
    file: URL, model: Model, metadata: [String: any Sendable] = [:], isReadOnly: Bool = false
  ) throws {
    let known = FileManager.default.fileExists(atPath: file.path) ? try BinaryFile(at: file) : nil
    self.init(model: model, metadata: metadata.merging(known?.metadata ?? [:]) { $1 }, isReadOnly: isReadOnly)
    self.metadata["NSStoreType"] = "Binary"
    self.file = file
    if let known {
      try load(known)
    } else if isReadOnly {
      throw StoreProblem.noStore(file.path)
    } else {
      try writeFile()
    }
    isMetadataChanged = false
  }

  private func load(_ known: BinaryFile) throws {
    func id(_ entity: String, _ key: Int64) throws -> ObjectID {
      guard let index = model.entities.firstIndex(where: { $0.name == entity }) else {
        throw StoreProblem.otherModel("the model has no entity \(entity)", path: file?.path)
      }
      return ObjectID(entity: Int32(index), store: number, key: key)
    }
    func value(_ field: BinaryFile.Field) throws -> Value {
      switch field {
      case .integer(let number): .integer(number)
      case .double(let number): .double(number)
      case .decimal(let number): .decimal(DecimalBox(number))
      case .string(let text): .string(text)
      case .date(let seconds): .date(seconds)
      case .data(let data): .data(data)
      case .uuid(let uuid): .uuid(uuid)
      case .url(let url): .url(url)
      case .object(let other): .object(try id(other.entity, other.key))
      case .objects(let others): .objects(try others.map { try id($0.entity, $0.key) })
      }
    }
    for (root, key) in known.lastKeys {
      _ = try reserveKeys(Int(key), entity: Int(try id(root, 0).entity))
    }
    put(
      try known.objects.map { object in
        let id = try id(object.entity, object.key)
        let values = try model.entities[Int(id.entity)].properties.map { property in
          try object.values[property.name].map(value) ?? .null
        }
        return StoreChanges.Object(id: id, values: values, version: object.version)
      })
  }

  /// Writes all that there is, where the store has a file.
  func writeFile() throws {
    guard let file else { return }
    func reference(_ id: ObjectID) -> BinaryFile.Reference {
      BinaryFile.Reference(entity: model.entities[Int(id.entity)].name, key: id.key)
    }
    var content = try BinaryFile(metadata: metadata)
    for (root, key) in lastKeys { content.lastKeys[model.entities[root].name] = key }
    for object in tables.values.flatMap({ $0.objects.compactMap { $0 } }) {
      let entity = model.entities[Int(object.id.entity)]
      var values: [String: BinaryFile.Field] = [:]
      for property in entity.properties {
        if property.relationship?.isToMany == true {
          let others = try objects(of: object.id, in: property.slot)
          if !others.isEmpty { values[property.name] = .objects(others.map(reference)) }
          continue
        }
        switch object.row.values[property.slot] {
        case .null, .objects: continue
        case .integer(let number): values[property.name] = .integer(number)
        case .double(let number): values[property.name] = .double(number)
        case .decimal(let box): values[property.name] = .decimal(box.value)
        case .string(let text): values[property.name] = .string(text)
        case .date(let seconds): values[property.name] = .date(seconds)
        case .data(let data): values[property.name] = .data(data)
        case .uuid(let uuid): values[property.name] = .uuid(uuid)
        case .url(let url): values[property.name] = .url(url)
        case .object(let id): values[property.name] = .object(reference(id))
        }
      }
      content.objects.append(
        BinaryFile.Object(entity: entity.name, key: object.id.key, version: object.row.version, values: values))
    }
    try content.write(to: file)
    isMetadataChanged = false
  }
}
