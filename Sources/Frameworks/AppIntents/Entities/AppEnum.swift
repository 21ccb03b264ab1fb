/// See [AppEnum](https://developer.apple.com/documentation/appintents/appenum).
public protocol AppEnum: CaseIterable, DisplayRepresentable, Hashable, RawRepresentable, Sendable
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
  }
}
