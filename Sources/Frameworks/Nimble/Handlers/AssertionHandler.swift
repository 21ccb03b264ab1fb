/// Takes what expectations find.
public protocol AssertionHandler {
  func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation)
}

/// What one matcher found.
public struct AssertionRecord: CustomStringConvertible {
  public let success: Bool
  public let message: FailureMessage
  public let location: SourceLocation

  public var description: String {
    "AssertionRecord { success=\(success), message='\(message.stringValue)', location=\(location) }"
  }
}

/// Keeps what expectations find.
public class AssertionRecorder: AssertionHandler {
  public var assertions: [AssertionRecord] = []

  public init() {}

  public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
    assertions.append(AssertionRecord(success: assertion, message: message, location: location))
  }
}

/// Passes what expectations find on to several handlers.
public class AssertionDispatcher: AssertionHandler {
  private let handlers: [any AssertionHandler]

  public init(handlers: [any AssertionHandler]) { self.handlers = handlers }

  public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
    for handler in handlers { handler.assert(assertion, message: message, location: location) }
  }
}

/// Lets the expectations in a closure report to another handler.
public func withAssertionHandler(
  _ tempAssertionHandler: any AssertionHandler, fileID: String = #fileID, file: FileString = #filePath,
  line: UInt = #line, column: UInt = #column, closure: () throws -> Void
) {
  do {
    try HandlerBox(tempAssertionHandler).use { try closure() }
  } catch is RequireError {
    // The requirement has reported itself.
  } catch {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    tempAssertionHandler.assert(
      false, message: FailureMessage(stringValue: "unexpected error thrown: <\(error)>"), location: location)
  }
}

/// Lets the expectations in a closure report to another handler.
public func withAssertionHandler(
  _ tempAssertionHandler: any AssertionHandler, fileID: String = #fileID, file: FileString = #filePath,
  line: UInt = #line, column: UInt = #column, closure: () async throws -> Void
) async {
  do {
    try await HandlerBox(tempAssertionHandler).use { try await closure() }
  } catch is RequireError {
    // The requirement has reported itself.
  } catch {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    tempAssertionHandler.assert(
      false, message: FailureMessage(stringValue: "unexpected error thrown: <\(error)>"), location: location)
  }
}
