import Foundation
import SwiftUI

/// See [AxisMark](https://developer.apple.com/documentation/charts/axismark).
@preconcurrency @MainActor
public protocol AxisMark {
  associatedtype Body: AxisMark

  @AxisMarkBuilder var body: Body { get }

  /// The parts of the mark; types of apps keep the default.
  func _resolve() -> _AxisParts
}

extension AxisMark {
  public func _resolve() -> _AxisParts { body._resolve() }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { $0.style = AnyShapeStyle(style) }
  }

  public func font(_ font: Font?) -> some AxisMark { changing { $0.font = font } }

  public func offset(_ offset: CGSize) -> some AxisMark { changing { $0.offset = offset } }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }

  private func changing(_ change: (inout AxisPart) -> Void) -> _AxisParts {
    var parts = _resolve().parts
    for index in parts.indices { change(&parts[index]) }
    return _AxisParts(parts)
  }
}

extension Never: AxisMark {}

/// See [AxisMarkBuilder](https://developer.apple.com/documentation/charts/axismarkbuilder).
@resultBuilder
@preconcurrency @MainActor
public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock() -> _AxisParts { _AxisParts([]) }

  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock<First: AxisMark, each Content: AxisMark>(
    _ first: First, _ content: repeat each Content
  ) -> _AxisParts {
    var parts = first._resolve().parts
    for content in repeat each content { parts += content._resolve().parts }
    return _AxisParts(parts)
  }

  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: AxisMark>(first: Content) -> _AxisParts { first._resolve() }

  public static func buildEither<Content: AxisMark>(second: Content) -> _AxisParts { second._resolve() }

  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> _AxisParts {
    content._resolve()
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public func _resolve() -> _AxisParts { map { $0._resolve() } ?? _AxisParts([]) }
}

extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {}

/// See [AxisMarkPosition](https://developer.apple.com/documentation/charts/axismarkposition).
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String

  /// The bottom for an x axis, and the trailing side for a y axis.
  public static let automatic = AxisMarkPosition(name: "automatic")
  public static let top = AxisMarkPosition(name: "top")
  public static let bottom = AxisMarkPosition(name: "bottom")
  public static let leading = AxisMarkPosition(name: "leading")
  public static let trailing = AxisMarkPosition(name: "trailing")
}

/// See [AxisMarkPreset](https://developer.apple.com/documentation/charts/axismarkpreset).
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisMarkPreset(name: "automatic")
  public static let aligned = AxisMarkPreset(name: "aligned")
  public static let extended = AxisMarkPreset(name: "extended")
  public static let inset = AxisMarkPreset(name: "inset")
}

/// See [AxisMarkValues](https://developer.apple.com/documentation/charts/axismarkvalues).
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?)
    case calendar(Calendar.Component, Int, Calendar)
    case stride(Double)
    case values([_ChartDatum])
  }

  let kind: Kind

  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }

  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount), minimumStride: Double(minimumStride))
  }

  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stride: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(stride)))
  }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .calendar(component, max(1, count), calendar ?? .autoupdatingCurrent))
  }

  let minimumStride: Double

  init(kind: Kind, minimumStride: Double = 0) {
    self.kind = kind
    self.minimumStride = minimumStride
  }
}
