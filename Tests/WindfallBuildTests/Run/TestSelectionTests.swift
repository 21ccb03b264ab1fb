import Testing
import WindfallBuild
import WindfallCore

struct TestSelectionTests {
  private let tests = ["A/B/c", "A/B/d", "A/E/f", "G/H/i"].compactMap { TestIdentifier($0) }

  private func select(only: [String] = [], skip: [String] = []) -> TestSelection {
    TestSelection(only: only.compactMap { TestIdentifier($0) }, skip: skip.compactMap { TestIdentifier($0) })
  }

  @Test func `without names everything runs`() {
    #expect(tests.filter(select().includes) == tests)
  }

  @Test func `skipping wins over selecting`() {
    let selection = select(only: ["A"], skip: ["A/B/c", "A/E"])
    #expect(tests.filter(selection.includes).map(\.description) == ["A/B/d"])
  }

  @Test func `names of no test are found`() {
    let selection = select(only: ["A/B", "A/X"], skip: ["G/H/nope"])
    #expect(selection.unknown(in: tests).map(\.description) == ["A/X", "G/H/nope"])
  }

  @Test func `a bundle without tests left is left out`() {
    let plans = ["A", "G"].map { target in
      TestBundlePlan(
        target: target, host: .none(bundleHost: ""), bundle: "", tests: tests.filter { $0.target == target })
    }
    #expect(select(only: ["G"]).apply(to: plans).map(\.target) == ["G"])
  }
}
