import Foundation

extension AttributedString {
  /// See [AttributedString.MarkdownParsingOptions](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions).
  ///
  /// Any text is Markdown here, so that parsing never fails.
  public struct MarkdownParsingOptions: Sendable {
    /// See [InterpretedSyntax](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum).
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// See [FailurePolicy](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/failurepolicy-swift.enum).
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Marks of blocks are read, and blocks follow each other without a break, as on iOS; which block a text belongs to is
  /// not said.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    let text =
      switch options.interpretedSyntax {
      case .full: MarkdownBlocks.joined(markdown)
      case .inlineOnly: MarkdownBlocks.onOneLine(markdown)
      case .inlineOnlyPreservingWhitespace: markdown
      }
    self.init()
    for span in MarkdownSpan.parse(text) { append(AttributedString(span, baseURL)) }
  }

  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  private init(_ span: MarkdownSpan, _ baseURL: URL?) {
    self.init(span.text)
    var intent: InlinePresentationIntent = []
    if span.isBold { intent.insert(.stronglyEmphasized) }
    if span.isItalic { intent.insert(.emphasized) }
    if span.isCode { intent.insert(.code) }
    if span.isStruckThrough { intent.insert(.strikethrough) }
    if !intent.isEmpty { self.inlinePresentationIntent = intent }
    if let link = span.link {
      self.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
    }
  }
}
