/// See [ParameterSummaryWhenCondition](https://developer.apple.com/documentation/appintents/parametersummarywhencondition).
public struct ParameterSummaryWhenCondition<Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary>:
  ParameterSummary
where Then.Intent == Intent, Otherwise.Intent == Intent {
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryMembership, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init(
    widgetFamily comparison: ParameterSummaryComparison, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

/// How a parameter is compared with a value:
/// [ComparableWhenOperator](https://developer.apple.com/documentation/appintents/parametersummarywhencondition).
public enum ParameterSummaryComparison: Sendable {
  case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// How a parameter is compared with several values:
/// [MultipleComparisonOperator](https://developer.apple.com/documentation/appintents/parametersummarywhencondition).
public enum ParameterSummaryMembership: Sendable {
  case oneOf
}

/// Whether a parameter has a value:
/// [UnaryOperator](https://developer.apple.com/documentation/appintents/parametersummarywhencondition).
public enum ParameterSummaryPresence: Sendable {
  case hasAnyValue, hasNoValue
}

/// See [ParameterSummarySwitchCondition](https://developer.apple.com/documentation/appintents/parametersummaryswitchcondition).
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCaseCondition<Intent, Value>]
  ) {}
}

/// See [ParameterSummaryCaseCondition](https://developer.apple.com/documentation/appintents/parametersummarycasecondition).
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value> {
  public init<Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Content
  ) where Content.Intent == Intent {}

  init() {}
}

/// See [ParameterSummaryDefaultCaseCondition](https://developer.apple.com/documentation/appintents/parametersummarydefaultcasecondition).
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
  public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ summary: () -> Content)
  where Content.Intent == Intent {}
}

/// See [ParameterSummaryCaseBuilder](https://developer.apple.com/documentation/appintents/parametersummarycasebuilder).
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression(
    _ expression: ParameterSummaryCaseCondition<Intent, Value>
  ) -> ParameterSummaryCaseCondition<Intent, Value> {
    expression
  }

  public static func buildExpression(
    _ expression: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> ParameterSummaryCaseCondition<Intent, Value> {
    ParameterSummaryCaseCondition()
  }

  public static func buildBlock(
    _ components: ParameterSummaryCaseCondition<Intent, Value>...
  ) -> [ParameterSummaryCaseCondition<Intent, Value>] {
    components
  }
}

extension AppIntent {
  public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Then, Otherwise> where Then.Intent == Self, Otherwise.Intent == Self
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}
