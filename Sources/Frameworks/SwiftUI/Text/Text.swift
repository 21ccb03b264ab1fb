@_spi(Windfall) import FoundationOverlay
import UIKit
import WindfallCore

/// A few lines of read-only text: [Text](https://developer.apple.com/documentation/swiftui/text).
///
/// Texts are values that any thread may make.
public struct Text: Equatable, @unchecked Sendable {
  /// See [Text.TruncationMode](https://developer.apple.com/documentation/swiftui/text/truncationmode).
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// A part with attributes of its own.
  struct Piece: Equatable {
    var string: String
    var font: Font?
    var attributes = TextAttributes()
    var foreground: AnyShapeStyle?
    var background: Color?
    /// What a tap on the part opens.
    var link: URL?
    /// What is told of the part instead of its text.
    var spoken: String?
    /// What the app says of the part, for its renderers.
    var custom: [CustomTextAttribute] = []
  }

  private(set) var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  public init(verbatim content: String) { pieces = [Piece(string: content)] }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(pieces: key.spans(tableName: tableName, bundle: bundle).map { Piece($0) })
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  @_disfavoredOverload
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Behind that of keys: a literal could be both.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(pieces: attributedContent.runs.map { Piece(String(attributedContent[$0.range].characters), $0) })
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(pieces: lhs.pieces + rhs.pieces) }

  public static func == (lhs: Text, rhs: Text) -> Bool { lhs.pieces == rhs.pieces }

  /// The text without its looks.
  var plainString: String { joined(\.string) }

  /// The text as it is told.
  var spokenString: String { joined { $0.spoken ?? $0.string } }

  /// Most texts have one part.
  private func joined(_ part: (Piece) -> String) -> String {
    pieces.count == 1 ? part(pieces[0]) : pieces.map(part).joined()
  }

  /// Changes every part.
  func mapping(_ change: (inout Piece) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index]) }
    return copy
  }
}

extension Text: PrimitiveView {
  public static func _makeNode(_ view: Text, _ context: _NodeContext) -> _Node<Text> { TextNode(view, context) }
}

extension Text.Piece {
  /// What the marks of Markdown say: code is set in glyphs of one width, links in the tint.
  init(_ span: MarkdownSpan) {
    self.init(string: span.text)
    if span.isBold { attributes.weight = .bold }
    if span.isItalic { attributes.isItalic = true }
    if span.isCode { attributes.design = .monospaced }
    if span.isStruckThrough { attributes.isStruckThrough = true }
    link = span.link
    if link != nil { foreground = AnyShapeStyle(TintShapeStyle()) }
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { mapping { $0.font = $0.font ?? font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { attributes { $0.weight = $0.weight ?? weight } }

  public func bold() -> Text { fontWeight(.bold) }

  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func italic() -> Text { attributes { $0.isItalic = $0.isItalic ?? true } }

  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    attributes { $0.isUnderlined = $0.isUnderlined ?? isActive }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    attributes { $0.isStruckThrough = $0.isStruckThrough ?? isActive }
  }

  /// Lines are solid, whatever the pattern.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }

  /// Lines are solid, whatever the pattern.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
    strikethrough(isActive, color: color)
  }

  public func fontDesign(_ design: Font.Design?) -> Text { attributes { $0.design = $0.design ?? design } }

  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

  public func monospacedDigit() -> Text { attributes { $0.hasMonospacedDigits = true } }

  public func kerning(_ kerning: CGFloat) -> Text { attributes { $0.kern = $0.kern ?? kerning } }

  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  public func foregroundColor(_ color: Color?) -> Text {
    mapping { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    mapping { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }

  private func attributes(_ change: (inout TextAttributes) -> Void) -> Text { mapping { change(&$0.attributes) } }
}

extension Text {
  /// See [Text.Scale](https://developer.apple.com/documentation/swiftui/text/scale).
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }
}

/// Where lines of text go: [TextAlignment](https://developer.apple.com/documentation/swiftui/textalignment).
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}
