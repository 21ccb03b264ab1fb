import Foundation

/// [DateComponentsFormatter](https://developer.apple.com/documentation/foundation/datecomponentsformatter)
///
/// The phrases for approximation and time remaining are English in every language.
open class DateComponentsFormatter: Formatter {
  /// [DateComponentsFormatter.UnitsStyle](https://developer.apple.com/documentation/foundation/datecomponentsformatter/unitsstyle-swift.enum)
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// [DateComponentsFormatter.ZeroFormattingBehavior](https://developer.apple.com/documentation/foundation/datecomponentsformatter/zeroformattingbehavior-swift.struct)
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = Calendar.autoupdatingCurrent
  open var referenceDate: Date?
  open var maximumUnitCount = 0
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { return nil }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open func string(from components: DateComponents) -> String? {
    usedCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  open func string(from ti: TimeInterval) -> String? { string(from: start, to: start.addingTimeInterval(ti)) }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = DurationUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.flag) }
    guard !units.isEmpty else { return nil }
    let components = usedCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    let parts = units.map { DurationPart(value: components[keyPath: $0.value] ?? 0, unit: $0) }
    let locale = usedCalendar.locale ?? .autoupdatingCurrent
    let text = DurationText(parts: limited(parts), style: unitsStyle, behavior: zeroFormattingBehavior, locale: locale)
    return text.description.map { phrase(around: $0) }
  }

  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  /// The parts from the first that is not zero on, and no more than are wanted.
  private func limited(_ parts: [DurationPart]) -> [DurationPart] {
    guard maximumUnitCount > 0 else { return parts }
    let leading = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
    return Array(parts[leading...].prefix(maximumUnitCount))
  }

  private func phrase(around text: String) -> String {
    (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
