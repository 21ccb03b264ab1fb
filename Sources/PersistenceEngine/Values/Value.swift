import Foundation

/// A value of one property, as stores keep it. Transformable values have been turned into data before.
public enum Value: Hashable, Sendable {
  case null
  /// Whole numbers of all sizes, and 0 or 1 for a Boolean.
  case integer(Int64)
  case double(Double)
  case decimal(DecimalBox)
  case string(String)
  /// In seconds since the reference date.
  case date(Double)
  case data(Data)
  case uuid(UUID)
  case url(URL)
  /// The object of a relationship to one.
  case object(ObjectID)
  /// The objects of a relationship to many, in order where it has one. `Row`s that a store gives leave these null:
  /// they are asked for with `Store.objects(of:in:)`.
  case objects([ObjectID])
}

/// Keeps a `Decimal`, which is larger than the other values, out of the way.
public final class DecimalBox: Hashable, Sendable {
  public let value: Decimal

  public init(_ value: Decimal) { self.value = value }

  public static func == (first: DecimalBox, second: DecimalBox) -> Bool { first.value == second.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// What a store knows of one object: its values by the slots of its entity, and how often it was saved.
public struct Row: Sendable {
  public var values: [Value]
  /// 1 after the first save, one more after each that changed it.
  public var version: Int64

  public init(values: [Value], version: Int64) {
    self.values = values
    self.version = version
  }
}
