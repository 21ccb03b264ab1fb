import Foundation

extension Scheme {
  /// The test plan that the scheme uses: the named one, or else the default; `nil` where it has none.
  func testPlan(named name: String? = nil, in container: URL) throws(ProjectError) -> TestPlan? {
    func title(_ reference: TestPlanReference) -> String { reference.file.deletingPathExtension().lastPathComponent }
    guard let name else {
      let present = testPlans.filter { FileManager.default.fileExists(atPath: $0.file.path) }
      if present.isEmpty, !testPlans.isEmpty, !testables.isEmpty { return planOfTargets(instead: testPlans.map(title)) }
      let plans = present.isEmpty ? testPlans : present
      guard let reference = plans.first(where: \.isDefault) ?? plans.first else { return nil }
      let plan = try TestPlanFile(url: reference.file).plan()
      // As in Xcode, those that are there are run.
      let missing = testPlans.filter { !plans.contains($0) }
      return plan.adding(
        notes: missing.map {
          "the scheme \(self.name) names the test plan \(title($0)), which is not there: \($0.file.path)"
        })
    }
    guard let reference = testPlans.first(where: { title($0) == name }) else {
      let names = testPlans.map(title).joined(separator: ", ")
      throw ProjectError(
        "the scheme \"\(self.name)\" has no test plan named \"\(name)\"", path: (file ?? container).path,
        advice: names.isEmpty ? "add one in Xcode" : "choose one of: \(names)")
    }
    return try TestPlanFile(url: reference.file).plan()
  }

  /// The scheme keeps its list of test targets beside its plans: where none of these is there, the targets are run.
  private func planOfTargets(instead missing: [String]) -> TestPlan {
    TestPlan(
      name: name, file: testPlans[0].file, testables: testables,
      configurations: [TestConfiguration(options: testOptions)],
      notes: missing.map {
        "the scheme \(name) names the test plan \($0), which is not there; the test targets of the scheme are run"
      })
  }
}
