/// The yes-or-no attributes of an element.
public struct ElementStates: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let enabled = ElementStates(rawValue: 1 << 0)
  public static let selected = ElementStates(rawValue: 1 << 1)
  public static let focused = ElementStates(rawValue: 1 << 2)
}
