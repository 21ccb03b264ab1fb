/// A class that has something to set up before tests are listed.
@_spi(Windfall) public protocol TestConfiguring {
  @MainActor static func configureTests()
}
