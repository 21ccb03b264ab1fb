/// See [ParameterSummary](https://developer.apple.com/documentation/appintents/parametersummary).
///
/// No editor of shortcuts shows it.
public protocol ParameterSummary {
  associatedtype Intent: AppIntent
}

/// See [IntentParameterSummary](https://developer.apple.com/documentation/appintents/intentparametersummary).
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, Sendable {
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}

  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {}

  public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {}
}

/// See [ParameterSummaryString](https://developer.apple.com/documentation/appintents/parametersummarystring).
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// See [StringInterpolation](https://developer.apple.com/documentation/appintents/parametersummarystring/stringinterpolation).
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>, format: ParameterFormat? = nil
    ) {}
  }

  /// See [IntentParameter](https://developer.apple.com/documentation/appintents/intentparameter).
  public enum ParameterFormat: Sendable {
    case applicationName
  }

  public init(stringLiteral value: String) {}

  public init(stringInterpolation: StringInterpolation) {}
}

/// See [ParameterKeyPathsBuilder](https://developer.apple.com/documentation/appintents/parameterkeypathsbuilder).
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ expression: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> {
    expression
  }

  public static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { components }
}

/// See [ParameterSummaryBuilder](https://developer.apple.com/documentation/appintents/parametersummarybuilder).
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildBlock<Summary: ParameterSummary>(_ component: Summary) -> Summary
  where Summary.Intent == Intent {
    component
  }
}
