/// The domain of the errors of Mocktail files.
public let MocktailErrorDomain = "Mocktail"

/// Why a Mocktail file cannot be used; the codes of errors in `MocktailErrorDomain`.
public enum OHHTTPStubsMocktailError: Int {
  case pathDoesNotExist = 1
  case pathFailedToRead
  case pathIsNotFolder
  case invalidFileFormat
  case invalidFileHeader
  case internalError

  func error(_ message: String) -> NSError {
    NSError(domain: MocktailErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: message])
  }
}
