import Testing
import WindfallProject

struct PackageRequirementTests {
  private static let pairs: [(PackageRequirement, PackageRequirement, String)] = [
    (.upToNextMajor(from: "1.2.0"), .range(from: "1.3.0", to: "5.0.0"), "1.3.0..<2.0.0"),
    (.upToNextMinor(from: "1.2.4"), .upToNextMajor(from: "1.0.0"), "1.2.4..<1.3.0"),
    (.range(from: "1.9.0", to: "3.0.0"), .range(from: "1.10.0-beta", to: "10.0.0"), "1.10.0-beta..<3.0.0"),
  ]

  @Test(arguments: pairs)
  func `versions that satisfy two requirements`(one: PackageRequirement, two: PackageRequirement, joined: String) {
    for result in [one.joined(with: two), two.joined(with: one)] {
      guard case .range(let from, let to) = result else {
        Issue.record("\(result)")
        continue
      }
      #expect("\(from)..<\(to)" == joined)
    }
  }

  @Test func `a single state wins, and none says nothing`() {
    #expect(PackageRequirement.branch("main").joined(with: .upToNextMajor(from: "1.0.0")) == .branch("main"))
    #expect(PackageRequirement.upToNextMajor(from: "1.0.0").joined(with: .exact("1.1.0")) == .exact("1.1.0"))
    #expect(PackageRequirement.unspecified.joined(with: .exact("1.1.0")) == .exact("1.1.0"))
    #expect(PackageRequirement.exact("1.1.0").joined(with: .unspecified) == .exact("1.1.0"))
  }
}
