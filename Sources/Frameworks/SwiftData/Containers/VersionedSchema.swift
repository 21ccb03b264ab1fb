/// See [VersionedSchema](https://developer.apple.com/documentation/swiftdata/versionedschema).
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }

  static var versionIdentifier: Schema.Version { get }
}

/// See [SchemaMigrationPlan](https://developer.apple.com/documentation/swiftdata/schemamigrationplan).
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }

  static var stages: [MigrationStage] { get }
}

/// See [MigrationStage](https://developer.apple.com/documentation/swiftdata/migrationstage).
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((_ context: ModelContext) throws -> Void)?, didMigrate: ((_ context: ModelContext) throws -> Void)?)
}
