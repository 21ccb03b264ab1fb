import Foundation

/// See [MarkDimension](https://developer.apple.com/documentation/charts/markdimension).
///
/// What `automatic` is, Apple does not say: here seven tenths of the room of a category or unit, or eight points.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  private enum Kind {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  private let kind: Kind

  public static let automatic = MarkDimension(kind: .automatic)

  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  private init(kind: Kind) { self.kind = kind }

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  /// The length in some room; places on continuous scales have none.
  func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let value): value
    case .inset(let value): max(0, room - 2 * value)
    case .ratio(let value): room * value
    }
  }
}
