import Foundation

/// What a target of a package needs.
public enum PackageTargetDependency: Decodable, Equatable, Sendable {
  /// A target of the same package.
  case target(String)
  /// A product of another package, which need not be named.
  case product(String, package: String?)
  /// A target of the same package, or else a product of that name.
  case name(String)
  /// Something that is needed on other platforms only.
  case elsewhere
  /// Something that is needed where one of these traits of the package is enabled.
  indirect case withTraits(Set<String>, PackageTargetDependency)

  private enum CodingKeys: CodingKey {
    case target, product, byName
  }

  private struct Condition: Decodable {
    var platformNames: [String]?
    var traits: Set<String>?
  }

  /// An entry of the list that stands for a dependency: names, then conditions.
  private enum Entry: Decodable {
    case name(String), condition(Condition), other

    init(from decoder: Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let name = try? value.decode(String.self) {
        self = .name(name)
      } else if let condition = try? value.decode(Condition.self) {
        self = .condition(condition)
      } else {
        self = .other
      }
    }
  }

  public init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let lists = try fields.allKeys.map { ($0, try fields.decode([Entry].self, forKey: $0)) }
    guard let (key, entries) = lists.first, case .name(let name)? = entries.first else {
      self = .elsewhere
      return
    }
    let isElsewhere = entries.contains { entry in
      guard case .condition(let condition) = entry, let platforms = condition.platformNames else { return false }
      return !platforms.isEmpty && !platforms.contains("ios")
    }
    let traits = entries.reduce(into: Set<String>()) { traits, entry in
      if case .condition(let condition) = entry { traits.formUnion(condition.traits ?? []) }
    }
    let dependency: PackageTargetDependency
    if isElsewhere {
      dependency = .elsewhere
    } else if key == .target {
      dependency = .target(name)
    } else if key == .byName {
      dependency = .name(name)
    } else if entries.count > 1, case .name(let package) = entries[1] {
      dependency = .product(name, package: package)
    } else {
      dependency = .product(name, package: nil)
    }
    self = traits.isEmpty || isElsewhere ? dependency : .withTraits(traits, dependency)
  }
}
