/// See [AppEnum](https://developer.apple.com/documentation/appintents/appenum).
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue: LosslessStringConvertible {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
