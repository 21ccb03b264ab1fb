import Foundation

/// See [TableColumnCustomization](https://developer.apple.com/documentation/swiftui/tablecolumncustomization).
///
/// Columns keep the order and the widths that they are given.
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// The names of the columns that are shown or hidden other than they say themselves.
  private var shown: [String: Bool] = [:]

  public init() {}

  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Has no effect: people cannot move columns, which always have their first order.
  public mutating func resetOrder() {}
}

/// See [TableColumnCustomizationBehavior](https://developer.apple.com/documentation/swiftui/tablecolumncustomizationbehavior).
nonisolated public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior

  private var names: Set<String>

  public init() { names = [] }

  private init(_ names: Set<String>) { self.names = names }

  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
  public static var reorder: TableColumnCustomizationBehavior { .init(["reorder"]) }
  public static var resize: TableColumnCustomizationBehavior { .init(["resize"]) }
  public static var visibility: TableColumnCustomizationBehavior { .init(["visibility"]) }

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = names.intersection(member.names)
    names.subtract(member.names)
    return common.isEmpty ? nil : Self(common)
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = names.intersection(newMember.names)
    names.formUnion(newMember.names)
    return common.isEmpty ? nil : Self(common)
  }

  public func union(_ other: Self) -> Self { Self(names.union(other.names)) }

  public func intersection(_ other: Self) -> Self { Self(names.intersection(other.names)) }

  public func symmetricDifference(_ other: Self) -> Self { Self(names.symmetricDifference(other.names)) }

  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }

  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }

  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
}
