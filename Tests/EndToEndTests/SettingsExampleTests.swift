import Foundation
import Testing

extension EndToEndTests {
  @Suite("The settings example", .serialized, .example("Settings"))
  struct SettingsExampleTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("All 21 tests pass, and nothing is left behind")
    func green() async throws {
      let run = try await workspace.test()
      #expect(run.status == 0)
      #expect(run.result.lines.last == "21 passed, 0 failed")
      #expect(run.passed.filter { $0.hasPrefix("SettingsTests/") }.count == 16)
      #expect(run.passed.filter { $0.hasPrefix("SettingsUITests/") }.count == 5)
      #expect(workspace.leftovers() == [])
      #expect(ProcessTable.survivors(of: workspace.root.path) == [])
    }

    @Test("A switch that tells nobody: the tests of toggling fail, and those of cells pass")
    func deafSwitch() async throws {
      let wiring = "    toggle.addTarget(self, action: #selector(didToggleSwitch), for: .valueChanged)\n"
      let run = try await workspace.changing("Settings/View/ToggleTableViewCell.swift", wiring, to: "") {
        try await workspace.test()
      }
      #expect(run.status == 1)
      #expect(
        run.failed.sorted() == [
          "SettingsTests/SettingsViewControllerTests/testCellsShowWhatWasToggledWhenTheyComeBack",
          "SettingsTests/SettingsViewControllerTests/testTogglingUpdatesOnlyItsOwnSetting",
          "SettingsTests/ToggleTableViewCellTests/testTellsOfItsSwitch",
          "SettingsUITests/SettingsUITests/testSettingsSurviveARelaunch",
        ])
      #expect(run.passed.contains("SettingsUITests/SettingsUITests/testATapTogglesOneSwitch"))
    }
  }
}
