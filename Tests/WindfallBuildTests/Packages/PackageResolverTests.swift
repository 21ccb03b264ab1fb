import Testing

@testable import WindfallBuild

@Suite struct PackageResolverTests {
  @Test(
    "Git's words become a reason without places of the machine",
    arguments: [
      ("    fatal: '/srv/mirror/kit' does not appear to be a git repository", "there is no such repository"),
      ("fatal: repository 'https://example.com/kit/' not found", "there is no such repository"),
      ("fatal: unable to access 'https://e.com/': Could not resolve host: e.com", "its host is not known here"),
      ("    fatal: Authentication failed", "Authentication failed"),
    ])
  func reason(words: String, reason: String) {
    #expect(PackageResolver.reason(inWords: words) == reason)
  }
}
