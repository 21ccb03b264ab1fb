/// Takes what expectations find.
public protocol AssertionHandler {
  func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation)
}
