import Nimble
import Quick

@testable import Settings

/// How each cell behaves.
class SettingCell: Behavior<SettingCell.Context> {
  struct Context {
    let cell: ToggleTableViewCell?
    let setting: Setting
    let manager: SimpleSettingsManager
  }

  override class func spec(_ aContext: @escaping () -> Context) {
    var context: Context!

    beforeEach { context = aContext() }

    it("shows the setting’s name") {
      expect(context.cell?.nameLabel.text).to(equal(context.setting.name))
    }

    it("has a switch that is as the setting is") {
      expect(context.cell?.toggle.isOn).to(equal(context.setting.isEnabled))
    }

    describe("its switch, when it is toggled") {
      it("changes that setting alone") {
        let before = context.manager.current

        context.cell?.toggle.toggle()

        let changed = zip(before, context.manager.current).filter { $0 != $1 }.map { $1 }
        expect(changed.map { $0.name }).to(equal([context.setting.name]))
        expect(changed.first?.isEnabled).to(equal(!context.setting.isEnabled))
      }
    }
  }
}
