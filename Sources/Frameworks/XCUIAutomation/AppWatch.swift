/// What the test runner asks of the app under test.
@_spi(Windfall) public enum AppWatch {
  /// Fails the running test if its app has crashed unnoticed: called when the test is over.
  @MainActor public static func reportCrash() { AppSession.shared.reportCrash() }
}
