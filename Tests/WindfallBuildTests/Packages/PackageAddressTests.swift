import Testing
import WindfallBuild

@Suite("Addresses of packages") struct PackageAddressTests {
  @Test(
    "The name is the last part, without .git",
    arguments: [
      ("https://example.com/team/Parser.git", "Parser"), ("git@example.com:team/Parser", "Parser"),
      ("../Packages/Parser/", "Parser"), ("Parser", "Parser"), ("", ""),
    ])
  func name(address: String, name: String) {
    #expect(PackageAddress(address).name == name)
    #expect(PackageAddress(address).identity == name.lowercased())
  }
}
