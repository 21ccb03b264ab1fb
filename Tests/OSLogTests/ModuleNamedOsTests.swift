import OSLog
import Testing

private struct Logger {}

@Suite struct ModuleNamedOsTests {
  @Test("The module os stands before its names, where the project has one of the same name")
  func moduleNamedOs() {
    let logger: os.Logger = os.Logger(subsystem: "app", category: "test")
    logger.log("written")
    #expect(os.OSLogType.debug == OSLogType.debug)
  }
}
