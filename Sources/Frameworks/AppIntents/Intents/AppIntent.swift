/// See [AppIntent](https://developer.apple.com/documentation/appintents/appintent).
///
/// Only the app and its tests perform intents.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var supportedModes: IntentModes { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  init()

  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
  public typealias Parameter<Value> = IntentParameter<Value>
  public typealias Summary = IntentParameterSummary<Self>

  public static var description: IntentDescription? { nil }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  public static var persistentIdentifier: String { "\(Self.self)" }

  @discardableResult
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }

  /// Nobody keeps what is donated.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  public static var parameterSummary: SummaryContent { IntentParameterSummary("") }
}

/// See [PersistentlyIdentifiable](https://developer.apple.com/documentation/appintents/persistentlyidentifiable).
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

/// See [IntentDescription](https://developer.apple.com/documentation/appintents/intentdescription).
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]
  public let resultValueName: LocalizedStringResource?

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// See [IntentAuthenticationPolicy](https://developer.apple.com/documentation/appintents/intentauthenticationpolicy).
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// See [IntentModes](https://developer.apple.com/documentation/appintents/intentmodes).
public struct IntentModes: OptionSet, Sendable {
  /// See [ForegroundMode](https://developer.apple.com/documentation/appintents/intentmodes/foregroundmode).
  public enum ForegroundMode: Sendable {
    case immediate, dynamic, deferred
  }

  public let rawValue: Int

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// See [IntentDonationIdentifier](https://developer.apple.com/documentation/appintents/intentdonationidentifier).
public struct IntentDonationIdentifier: Codable, Hashable, Sendable {
  private var id = UUID()

  init() {}
}
