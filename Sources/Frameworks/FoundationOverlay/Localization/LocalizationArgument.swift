import Foundation

/// A value that is put into a localized text.
@_spi(Windfall) public enum LocalizationArgument: Equatable, Sendable {
  case string(String)
  /// Localized in the end, with the text around it.
  indirect case resource(LocalizedStringResource)
  case number(any CVarArg & Sendable)

  public func value(_ locale: Locale) -> any CVarArg {
    switch self {
    case .string(let text): return text as NSString
    case .resource(let resource):
      var resource = resource
      resource.locale = locale
      return String(localized: resource) as NSString
    case .number(let number): return number
    }
  }

  /// The value with the marks of Markdown in it escaped.
  public var escapedForMarkdown: LocalizationArgument {
    switch self {
    case .string(let text): .string(MarkdownSpan.escaped(text))
    case .resource(let resource): .string(MarkdownSpan.escaped(String(localized: resource)))
    case .number: self
    }
  }

  public static func == (first: LocalizationArgument, second: LocalizationArgument) -> Bool {
    switch (first, second) {
    case (.string(let first), .string(let second)): first == second
    case (.resource(let first), .resource(let second)): first == second
    case (.number(let first), .number(let second)): isEqual(first, second)
    default: false
    }
  }

  private static func isEqual(_ first: any CVarArg, _ second: any CVarArg) -> Bool {
    guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
    return first == second
  }
}
