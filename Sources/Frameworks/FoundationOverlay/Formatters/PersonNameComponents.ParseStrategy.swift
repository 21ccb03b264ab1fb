import Foundation

extension PersonNameComponents {
  /// See [PersonNameComponents.ParseStrategy](https://developer.apple.com/documentation/foundation/personnamecomponents/parsestrategy).
  public struct ParseStrategy: Foundation.ParseStrategy {
    public init() {}

    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = PersonName(parsing: value) else {
        throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "\(value) is not a name"])
      }
      return name.parts
    }
  }

  public init(_ value: String) throws { try self.init(value, strategy: .name) }

  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  public static var name: Self { Self() }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy { .name }
}
