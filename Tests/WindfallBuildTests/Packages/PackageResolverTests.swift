import Testing

@testable import WindfallBuild

@Suite struct PackageResolverTests {
  @Test(
    "Git's words become a reason without places of the machine",
    arguments: [
      ("    fatal: '/srv/mirror/kit' does not appear to be a git repository", "there is no such repository"),
      ("fatal: repository 'https://example.com/kit/' not found", "there is no such repository"),
      ("fatal: unable to access 'https://e.com/': Could not resolve host: e.com", "its host is not known here"),
      (
        "fatal: transport 'https' not allowed",
        "it was not fetched before, and --offline keeps it from being fetched now"
      ),
      ("    fatal: Authentication failed", "Authentication failed"),
    ])
  func reason(words: String, reason: String) {
    #expect(PackageResolver.reason(inWords: words) == reason)
  }

  @Test(
    "What SwiftPM says of a package is told from what it says of one whose address is longer",
    arguments: [
      ("error: Failed to clone repository https://e.com/kit:", true), ("    fatal: 'https://e.com/kit'", true),
      ("error: Failed to clone repository https://e.com/kit-benchmark:", false),
      ("error: no versions of 'kit' match the requirement 9.0.0..<10.0.0", true), ("error: kits depends on a", false),
    ])
  func naming(line: String, isNamed: Bool) {
    let package = RemotePackage(url: "https://e.com/kit", requirement: .unspecified)
    #expect(PackageResolver.names(package, in: line) == isNamed)
  }

  @Test("A binary that cannot be downloaded leaves the sources")
  func binaries() {
    func result(_ errors: [String]) -> PackageCommand.Result {
      PackageCommand.Result(isSuccess: false, output: ["Fetching https://e.com/kit"], errors: errors)
    }
    let lack = "error: failed downloading 'https://e.com/a.zip' which is required by binary target 'Lint': no host"
    #expect(PackageResolver.lacksOnlyBinaries(result([lack, "error: fatalError"])))
    #expect(!PackageResolver.lacksOnlyBinaries(result([lack, "error: Failed to clone repository https://e.com/kit:"])))
    #expect(!PackageResolver.lacksOnlyBinaries(result(["error: fatalError"])))
    #expect(!PackageResolver.lacksOnlyBinaries(result([])))
  }
}
