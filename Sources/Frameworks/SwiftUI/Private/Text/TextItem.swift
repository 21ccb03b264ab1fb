import Foundation
@_spi(Windfall) import UIKit
import WindfallCore

/// What modifiers further out say of the look of text.
struct TextAttributes: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var design: Font.Design?
  var hasMonospacedDigits: Bool?
  var kern: CGFloat?
  var textCase: TextCase?

  enum TextCase: Hashable, Sendable { case uppercase, lowercase }

  /// These attributes, and those of `outer` where there are none.
  func over(_ outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      weight: weight ?? outer.weight, isItalic: isItalic ?? outer.isItalic,
      isUnderlined: isUnderlined ?? outer.isUnderlined, isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
      design: design ?? outer.design, hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      kern: kern ?? outer.kern, textCase: textCase ?? outer.textCase)
  }

  /// The font of text in an environment, whose own one a piece of the text may replace.
  func spec(_ own: Font? = nil, in environment: EnvironmentValues) -> FontSpec {
    var font = own ?? environment.font ?? .body
    if let weight { font.fontWeight = weight }
    if let isItalic { font.isItalic = isItalic }
    if let design { font.fontDesign = design }
    if let hasMonospacedDigits { font.hasMonospacedDigits = hasMonospacedDigits }
    return font.spec(for: environment.traits)
  }
}

/// Adds to the attributes of text inside.
public struct _TextAttributesModifier: EnvironmentModifier {
  let attributes: TextAttributes

  func apply(to environment: inout EnvironmentValues) {
    environment.textAttributes = attributes.over(environment.textAttributes)
  }

  func isSame(as other: Self) -> Bool { attributes == other.attributes }
}

/// Lays text out for the width it is offered.
@MainActor
final class TextItem: ViewItem<TextRenderView> {
  private var runs: [TextRun] = []
  private var options = TextLayoutOptions()
  private var rendering: TextRendering?
  private var scale: CGFloat { view.traitCollection.displayScale }

  func set(_ runs: [TextRun], _ options: TextLayoutOptions) {
    if runs == self.runs && options == self.options { return }
    self.runs = runs
    self.options = options
    view.layout = nil
    invalidateLayout()
  }

  /// Renderers cannot be compared, so each update draws anew.
  func render(_ rendering: TextRendering?) {
    if rendering == nil, self.rendering == nil { return }
    self.rendering = rendering
    view.drawing = rendering?.draw
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let rendering else { return textSize(proposal) }
    return rendering.size(proposal, TextProxy { [unowned self] proposal in MainActor.assuming(proposal, textSize) })
  }

  private func textSize(_ proposal: ProposedViewSize) -> CGSize {
    let layout = TextLayout(
      runs: runs, size: CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity),
      options: options)
    return CGSize(width: pixelAligned(layout.size.width), height: pixelAligned(layout.size.height))
  }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    super.placeContents(rect, proposal)
    view.layout = TextLayout(runs: runs, size: rect.size, options: options)
  }

  override func computeGuides() -> GuideSet { .baselines }

  override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
      return nil
    }
    let layout = TextLayout(runs: runs, size: size, options: options)
    let line = key == VerticalAlignment.firstTextBaseline.key ? layout.lines.first : layout.lines.last
    return line?.baseline
  }

  /// Sizes end on whole pixels, as on a device, so that neighbours start on them.
  private func pixelAligned(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
}
