/// See [IntentDialog](https://developer.apple.com/documentation/appintents/intentdialog).
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  let full: LocalizedStringResource

  public init(_ full: LocalizedStringResource) { self.full = full }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
