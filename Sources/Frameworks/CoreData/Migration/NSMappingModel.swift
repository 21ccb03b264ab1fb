import PersistenceModel

/// https://developer.apple.com/documentation/coredata/nsmappingmodel
nonisolated open class NSMappingModel: NSObject {
  open var entityMappings: [NSEntityMapping]! = []

  public override init() { super.init() }

  /// Nil for what is not there or no mapping model.
  public convenience init?(contentsOf url: URL?) {
    guard let url, let data = try? Data(contentsOf: url), let definition = try? MappingDefinition(data: data) else {
      return nil
    }
    self.init(definition)
  }

  /// Looks through bundles, through the app's for nil, and then finds the one between the two models.
  public convenience init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) {
    guard let sourceModel, let destinationModel,
      let found = MappingFile.definitions(in: bundles).first(where: {
        $0.leads(from: sourceModel.definition, to: destinationModel.definition)
      })
    else { return nil }
    self.init(found.completed(from: sourceModel.definition, to: destinationModel.definition))
  }

  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    try MappingInference(from: sourceModel, to: destinationModel).model()
  }

  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary(entityMappings.map { ($0.name, $0) }) { first, _ in first }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSMappingModel else { return false }
    return other === self || other.entityMappings.map(\.parts) == entityMappings.map(\.parts)
  }

  open override var hash: Int { entityMappings.count }

  /// Whether it was inferred, so that rows are moved without objects.
  var isInferred: Bool { self is InferredMappingModel }
}

/// One that names alone have given.
final class InferredMappingModel: NSMappingModel {}
