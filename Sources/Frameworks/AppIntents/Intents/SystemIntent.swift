/// See [SystemIntent](https://developer.apple.com/documentation/appintents/systemintent).
public protocol SystemIntent: AppIntent {}

/// See [OpenIntent](https://developer.apple.com/documentation/appintents/openintent).
public protocol OpenIntent: SystemIntent {
  associatedtype Value

  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// See [DeleteIntent](https://developer.apple.com/documentation/appintents/deleteintent).
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity

  var entities: [Entity] { get set }
}

/// See [ShowInAppSearchResultsIntent](https://developer.apple.com/documentation/appintents/showinappsearchresultsintent).
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  static var searchScopes: [StringSearchScope] { get }

  var criteria: StringSearchCriteria { get set }
}

/// See [StringSearchScope](https://developer.apple.com/documentation/appintents/stringsearchscope).
public enum StringSearchScope: Hashable, Sendable {
  case general, movies, tv, music, podcasts, books, workout
}

/// See [StringSearchCriteria](https://developer.apple.com/documentation/appintents/stringsearchcriteria).
public struct StringSearchCriteria: Hashable, Sendable {
  public let term: String

  public init(term: String) { self.term = term }
}

/// See [WidgetConfigurationIntent](https://developer.apple.com/documentation/appintents/widgetconfigurationintent).
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// See [ControlConfigurationIntent](https://developer.apple.com/documentation/appintents/controlconfigurationintent).
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// See [SetValueIntent](https://developer.apple.com/documentation/appintents/setvalueintent).
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: Sendable

  var value: ValueType { get set }
}

/// See [SetFocusFilterIntent](https://developer.apple.com/documentation/appintents/setfocusfilterintent).
public protocol SetFocusFilterIntent: SystemIntent {
  var displayRepresentation: DisplayRepresentation { get }
}

/// See [LiveActivityIntent](https://developer.apple.com/documentation/appintents/liveactivityintent).
public protocol LiveActivityIntent: SystemIntent {}

/// See [AudioPlaybackIntent](https://developer.apple.com/documentation/appintents/audioplaybackintent).
public protocol AudioPlaybackIntent: SystemIntent {}

/// See [AudioRecordingIntent](https://developer.apple.com/documentation/appintents/audiorecordingintent).
public protocol AudioRecordingIntent: SystemIntent {}

/// See [CameraCaptureIntent](https://developer.apple.com/documentation/appintents/cameracaptureintent).
public protocol CameraCaptureIntent: SystemIntent {}

/// See [SnippetIntent](https://developer.apple.com/documentation/appintents/snippetintent).
public protocol SnippetIntent: AppIntent {}

/// See [PredictableIntent](https://developer.apple.com/documentation/appintents/predictableintent).
public protocol PredictableIntent: AppIntent {}

/// See [TargetContentProvidingIntent](https://developer.apple.com/documentation/appintents/targetcontentprovidingintent).
public protocol TargetContentProvidingIntent: AppIntent {}

/// See [URLRepresentableIntent](https://developer.apple.com/documentation/appintents/urlrepresentableintent).
public protocol URLRepresentableIntent: AppIntent {}

/// See [CustomIntentMigratedAppIntent](https://developer.apple.com/documentation/appintents/customintentmigratedappintent).
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// See [ForegroundContinuableIntent](https://developer.apple.com/documentation/appintents/foregroundcontinuableintent).
public protocol ForegroundContinuableIntent: AppIntent {}

/// See [ProgressReportingIntent](https://developer.apple.com/documentation/appintents/progressreportingintent).
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The intent's own progress, which nobody follows.
  public var progress: Progress { Progress(totalUnitCount: 100) }
}
