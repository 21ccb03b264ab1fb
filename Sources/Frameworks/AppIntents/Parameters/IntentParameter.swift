/// See [IntentParameter](https://developer.apple.com/documentation/appintents/intentparameter).
///
/// Nobody is asked for a value: one that is read before it is set stops, unless it is optional or has a default.
@propertyWrapper
public final class IntentParameter<Value>: Sendable {
  private let current: ValueLater<Value>

  public var title: LocalizedStringResource? { current.title }

  public var wrappedValue: Value {
    get { current.value(of: "the intent's parameter") }
    set { current.set(newValue) }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// The arguments of all of Apple's initialisers in their order; how a value is asked for has no effect.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil,
    kind: IntentParameterDateKind? = nil, inputOptions: String.IntentInputOptions? = nil,
    controlStyle: IntentParameterControlStyle? = nil, inclusiveRange: (Value, Value)? = nil,
    size: [IntentWidgetFamily: Int] = [:], supportedTypeIdentifiers: [String] = [],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    current = ValueLater(title: title, `default`)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil,
    size: [IntentWidgetFamily: Int] = [:], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(title: title, description: description, default: `default`)
  }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil,
    size: [IntentWidgetFamily: Int] = [:], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query.Type
  ) {
    self.init(title: title, description: description, default: `default`)
  }

  /// Throws: there is nobody to ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw needsValueError(dialog) }

  /// Throws: there is nobody to ask.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
    throw needsValueError(dialog)
  }

  /// Throws: there is nobody to ask.
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { AppIntentError(dialog: dialog) }
}

/// See [AppIntentError](https://developer.apple.com/documentation/appintents/appintenterror).
public struct AppIntentError: Error {
  let dialog: IntentDialog?
}

/// See [IntentParameterControlStyle](https://developer.apple.com/documentation/appintents/intentparametercontrolstyle).
public enum IntentParameterControlStyle: Sendable {
  case field, stepper, slider
}

/// Which parts of a date are asked for:
/// [Date.IntentParameterKind](https://developer.apple.com/documentation/appintents/intentparameter).
public enum IntentParameterDateKind: Sendable {
  case date, dateTime, time
}

/// See [IntentWidgetFamily](https://developer.apple.com/documentation/appintents/intentwidgetfamily).
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}

/// See [InputConnectionBehavior](https://developer.apple.com/documentation/appintents/inputconnectionbehavior).
public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}

extension String {
  /// See [IntentInputOptions](https://developer.apple.com/documentation/swift/string/intentinputoptions).
  public struct IntentInputOptions: Sendable {
    /// See [CapitalizationType](https://developer.apple.com/documentation/swift/string/intentinputoptions/capitalizationtype-swift.enum).
    public enum CapitalizationType: Sendable {
      case none, words, sentences, allCharacters
    }

    /// See [KeyboardType](https://developer.apple.com/documentation/swift/string/intentinputoptions/keyboardtype-swift.enum).
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
      case decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}
