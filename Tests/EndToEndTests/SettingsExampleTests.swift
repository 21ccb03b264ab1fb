import Foundation
import Testing

extension EndToEndTests {
  @Suite("The settings example", .serialized, .example("Settings"))
  struct SettingsExampleTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("All 35 tests pass, and nothing is left behind")
    func green() async throws {
      let run = try await workspace.test()
      #expect(run.status == 0)
      #expect(run.result.lines.last == "35 passed, 0 failed")
      #expect(run.passed.filter { $0.hasPrefix("SettingsTests/") }.count == 30)
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
          "SettingsTests/SettingCellsSpec/cell 1, SettingCell, its switch, when it is toggled, changes that setting alone",
          "SettingsTests/SettingCellsSpec/cell 2, SettingCell, its switch, when it is toggled, changes that setting alone",
          "SettingsTests/SettingsViewControllerSpec/the first cell, when its switch is toggled, turns the first setting off",
          "SettingsTests/SettingsViewControllerSpec/the second cell, when its switch is toggled, turns the second setting on",
          "SettingsTests/SettingsViewControllerTests/testCellsShowWhatWasToggledWhenTheyComeBack",
          "SettingsTests/SettingsViewControllerTests/testTogglingUpdatesOnlyItsOwnSetting",
          "SettingsTests/ToggleTableViewCellTests/testTellsOfItsSwitch",
          "SettingsUITests/SettingsUITests/testSettingsSurviveARelaunch",
        ])
      #expect(run.passed.contains("SettingsUITests/SettingsUITests/testATapTogglesOneSwitch"))
    }
  }
}
