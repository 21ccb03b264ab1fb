/// See [SwiftDataError](https://developer.apple.com/documentation/swiftdata/swiftdataerror).
public struct SwiftDataError: Error, Hashable, CustomStringConvertible {
  private let name: String
  private let explanation: String?

  private init(_ name: String, _ explanation: String? = nil) {
    self.name = name
    self.explanation = explanation
  }

  public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
  public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
  public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
  public static let unknownSchema = SwiftDataError("unknownSchema")
  public static let includePendingChangesWithBatchSize = SwiftDataError("includePendingChangesWithBatchSize")
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError("sortingPendingChangesWithIdentifiers")
  public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
  public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
  public static let missingModelContext = SwiftDataError("missingModelContext")
  public static let backwardMigration = SwiftDataError("backwardMigration")
  public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    "configurationFileNameContainsInvalidCharacters")
  public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    "configurationSchemaNotFoundInContainerSchema")

  /// The same error, saying more.
  func because(_ explanation: String) -> SwiftDataError { SwiftDataError(name, explanation) }

  public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs.name == rhs.name }

  public static func ~= (match: SwiftDataError, error: any Error) -> Bool { error as? SwiftDataError == match }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  public var description: String {
    "SwiftDataError(_error: SwiftData.SwiftDataError._Error.\(name), _explanation: \(explanation ?? "nil"))"
  }
}
