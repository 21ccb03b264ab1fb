import Quick
import Testing

nonisolated(unsafe) private var log: [String] = []

private final class Configuration: QuickConfiguration {
  override class func configure(_ configuration: QCKConfiguration) {
    configuration.beforeEach { log.append("before") }
    configuration.afterEach { log.append("after") }
    configuration.beforeSuite { log.append("suite") }
    configuration.exclude { $0.name.contains("slow") }
  }
}

private final class DoubledConfiguration: QuickConfiguration {
  // The parameter has the name of version 4, before which the file's own class of that name stands back.
  static let line = #line

  override class func configure(_ configuration: Configuration) {
    sharedExamples("double") { it("a") {} }
    sharedExamples("double") { it("b") {} }
  }
}

private final class ConfiguredSpec: QuickSpec {
  override class func spec() {
    beforeEach { log.append("own") }
    it("is fast") {}
    it("is slow") {}
  }
}

extension QuickTests {
  @MainActor struct QCKConfigurationTests {
    @Test("Hooks and filters hold for all specs")
    func configuration() {
      let run = SpecRun(ConfiguredSpec.self, configuration: Configuration.self)
      #expect(log == ["suite", "before", "own", "after"])
      #expect(run.skipped == ["is slow"])
    }

    @Test("Shared examples that a configuration registers twice fail in the first spec")
    func twice() {
      log = []
      let run = SpecRun(ConfiguredSpec.self, configuration: DoubledConfiguration.self)
      #expect(run.names == ["shared examples double", "is fast", "is slow"])
      #expect(run.failures["shared examples double"]?.map(\.line) == [DoubledConfiguration.line + 4])
    }
  }
}
