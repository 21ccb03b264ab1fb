import Foundation

/// [ListFormatter](https://developer.apple.com/documentation/foundation/listformatter)
open class ListFormatter: Formatter {
  open var locale: Locale! = Locale.autoupdatingCurrent
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { return nil }

  open class func localizedString(byJoining strings: [String]) -> String { join(strings, .autoupdatingCurrent) }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter?.string(for: item) ?? String(describing: item) }
    return Self.join(texts, locale ?? .autoupdatingCurrent)
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  private static func join(_ texts: [String], _ locale: Locale) -> String {
    texts.formatted(.list(type: .and).locale(locale))
  }
}
