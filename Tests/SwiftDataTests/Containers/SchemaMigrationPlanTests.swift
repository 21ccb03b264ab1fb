import Foundation
import SwiftData
import Testing

@Suite struct SchemaMigrationPlanTests {
  @Test func `a custom stage changes what is stored`() throws {
    try withStoreFile { url in
      do {
        let container = try ModelContainer(
          for: Schema(versionedSchema: First.self), configurations: [ModelConfiguration(url: url)])
        let context = ModelContext(container)
        for name in ["a b", "a b", "c"] { context.insert(First.Person(name: name)) }
        try context.save()
      }
      let container = try ModelContainer(
        for: Schema(versionedSchema: Second.self), migrationPlan: Plan.self,
        configurations: [ModelConfiguration(url: url)]
      )
      let people = try ModelContext(container).fetch(
        FetchDescriptor<Second.Person>(sortBy: [SortDescriptor(\.name)]))
      #expect(people.map(\.name) == ["a b", "c"])
      #expect(people.map(\.length) == [3, 1])
    }
  }

  @Test func `a stage may lead back to an earlier version`() throws {
    try withStoreFile { url in
      do {
        let container = try ModelContainer(
          for: Schema(versionedSchema: Second.self), configurations: [ModelConfiguration(url: url)])
        let context = ModelContext(container)
        context.insert(Second.Person(name: "a"))
        try context.save()
      }
      let container = try ModelContainer(
        for: Schema(versionedSchema: First.self), migrationPlan: WayBack.self,
        configurations: [ModelConfiguration(url: url)])
      let people = try ModelContext(container).fetch(FetchDescriptor<First.Person>())
      #expect(people.map(\.name) == ["a, of the first version again"])
    }
  }

  @Test func `a plan without a stage for the way up is refused`() throws {
    try withStoreFile { url in
      do {
        let container = try ModelContainer(
          for: Schema(versionedSchema: First.self), configurations: [ModelConfiguration(url: url)])
        try ModelContext(container).save()
      }
      #expect(throws: SwiftDataError.self) {
        try ModelContainer(
          for: Schema(versionedSchema: Second.self), migrationPlan: WayBack.self,
          configurations: [ModelConfiguration(url: url)])
      }
    }
  }

  @Test func `a stage that throws half way leaves the file as it was`() throws {
    try withStoreFile { url in
      func names() throws -> [String] {
        let container = try ModelContainer(
          for: Schema(versionedSchema: First.self), configurations: [ModelConfiguration(url: url)])
        return try ModelContext(container).fetch(FetchDescriptor<First.Person>(sortBy: [SortDescriptor(\.name)])).map(
          \.name)
      }
      do {
        let container = try ModelContainer(
          for: Schema(versionedSchema: First.self), configurations: [ModelConfiguration(url: url)])
        let context = ModelContext(container)
        for name in ["a", "b"] { context.insert(First.Person(name: name)) }
        try context.save()
      }
      #expect(throws: (any Error).self) {
        try ModelContainer(
          for: Schema(versionedSchema: Second.self), migrationPlan: Stumbling.self,
          configurations: [ModelConfiguration(url: url)])
      }
      #expect(try names() == ["a", "b"])
      let left = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
      #expect(left.allSatisfy { $0.hasPrefix(url.lastPathComponent) })
    }
  }

  @Test func `a file that no version fits is left as it is`() throws {
    try withStoreFile { url in
      try Data("noise, and no database at all".utf8).write(to: url)
      #expect(throws: (any Error).self) {
        try ModelContainer(for: Book.self, configurations: ModelConfiguration(url: url))
      }
      #expect(try Data(contentsOf: url) == Data("noise, and no database at all".utf8))
    }
  }
}

private enum First: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model final class Person {
    var name: String

    init(name: String) { self.name = name }
  }
}

private enum Second: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model final class Person {
    @Attribute(.unique) var name: String
    var length: Int = 0

    init(name: String) { self.name = name }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }

  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: First.self, toVersion: Second.self,
        willMigrate: { context in
          var seen: Set<String> = []
          for person in try context.fetch(FetchDescriptor<First.Person>()) where !seen.insert(person.name).inserted {
            context.delete(person)
          }
          try context.save()
        },
        didMigrate: { context in
          for person in try context.fetch(FetchDescriptor<Second.Person>()) { person.length = person.name.count }
          try context.save()
        })
    ]
  }
}

/// Ends in the middle of its work.
private enum Stumbling: SchemaMigrationPlan {
  struct Stumble: Error {}

  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }

  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: First.self, toVersion: Second.self,
        willMigrate: { context in
          for person in try context.fetch(FetchDescriptor<First.Person>()) { person.name += " on the way" }
          try context.save()
        }, didMigrate: { _ in throw Stumble() })
    ]
  }
}

private enum WayBack: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }

  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: Second.self, toVersion: First.self, willMigrate: nil,
        didMigrate: { context in
          for person in try context.fetch(FetchDescriptor<First.Person>()) {
            person.name += ", of the first version again"
          }
          try context.save()
        })
    ]
  }
}
