import SwiftUI

/// See [ChartContent](https://developer.apple.com/documentation/charts/chartcontent).
@preconcurrency @MainActor
public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder var body: Body { get }

  /// The marks of the content; types of apps keep the default.
  func _resolve() -> _ChartMarks
}

extension ChartContent {
  public func _resolve() -> _ChartMarks { body._resolve() }

  /// The content with each of its marks changed.
  func changing(_ change: (inout ChartMark) -> Void) -> _ChartMarks {
    var marks = _resolve().marks
    for index in marks.indices { change(&marks[index]) }
    return _ChartMarks(marks)
  }
}

extension Never: ChartContent {}

extension ChartContent {
  public func accessibilityLabel(_ label: Text) -> some ChartContent { changing { $0.accessibilityLabel = label } }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }

  public func accessibilityValue(_ value: Text) -> some ChartContent { changing { $0.accessibilityValue = value } }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }

  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.accessibilityIdentifier = identifier }
  }

  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.isAccessibilityHidden = hidden }
  }
}

extension ChartContent {
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
  }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4, content: { AnyView(content($0)) })
    return changing { $0.annotations.append(annotation) }
  }

  /// Annotations may reach out of the plot area, whatever is asked for.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
}

/// See [ChartContentBuilder](https://developer.apple.com/documentation/charts/chartcontentbuilder).
@resultBuilder
@preconcurrency @MainActor
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> _ChartMarks { _ChartMarks([]) }

  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock<First: ChartContent, each Content: ChartContent>(
    _ first: First, _ content: repeat each Content
  ) -> _ChartMarks {
    var marks = first._resolve().marks
    for content in repeat each content { marks += content._resolve().marks }
    return _ChartMarks(marks)
  }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: ChartContent>(first: Content) -> _ChartMarks { first._resolve() }

  public static func buildEither<Content: ChartContent>(second: Content) -> _ChartMarks { second._resolve() }

  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// See [AnyChartContent](https://developer.apple.com/documentation/charts/anychartcontent).
public struct AnyChartContent: PrimitiveChartContent {
  private let marks: _ChartMarks

  public init<Content: ChartContent>(_ content: Content) { marks = content._resolve() }

  public init<Content: ChartContent>(erasing content: Content) { self.init(content) }

  public func _resolve() -> _ChartMarks { marks }
}
