/// See [IntentDialog](https://developer.apple.com/documentation/appintents/intentdialog).
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  let full: LocalizedStringResource
  let supporting: LocalizedStringResource?

  public init(_ full: LocalizedStringResource) { (self.full, supporting) = (full, nil) }

  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting) = (full, supporting)
  }

  /// Nothing draws the picture.
  public init(full: LocalizedStringResource, systemImageName: String) { self.init(full) }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
