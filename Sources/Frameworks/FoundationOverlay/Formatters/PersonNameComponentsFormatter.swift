import Foundation

/// [PersonNameComponentsFormatter](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter)
///
/// The order of a name follows its script, in every language. Attributed strings are not made.
open class PersonNameComponentsFormatter: Formatter {
  /// [PersonNameComponentsFormatter.Style](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter/style-swift.enum)
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  /// [PersonNameComponentsFormatter.Options](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter/options)
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = Locale.autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { return nil }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    PersonName(isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components).text(style)
  }

  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

  open func personNameComponents(from string: String) -> PersonNameComponents? { PersonName(parsing: string)?.parts }
}
