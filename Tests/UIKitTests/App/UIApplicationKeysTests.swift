import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UIApplicationKeysTests {
  private static let (shift, command): (UInt, UInt) = (1 << 1, 1 << 4)

  private final class Controller: UIViewController {
    var log: [String] = []
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    var commands: [UIKeyCommand] = []
    var keepsPresses = false

    override var keyCommands: [UIKeyCommand]? { commands }

    override func viewDidLoad() { view.addSubview(field) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses)
      if !keepsPresses { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }

    private func note(_ phase: String, _ presses: Set<UIPress>) {
      guard let key = presses.first?.key else { return }
      log.append("\(phase) \(key.characters) \(key.keyCode.rawValue) \(key.modifierFlags.rawValue >> 16)")
    }

    func didPress(_ sender: UIKeyCommand) { log.append("command \(sender.input ?? "")") }
  }

  private let controller = Controller()

  private func press(_ key: String, _ modifiers: UInt = 0) -> Bool {
    UIApplication.shared.deliver(.key(.press(KeyPress(key: key, modifiers: modifiers))))
  }

  private func makeCommand(_ input: String, _ flags: UIKeyModifierFlags = []) -> UIKeyCommand {
    UIKeyCommand(
      input: input, modifierFlags: flags,
      action: Selector("didPress:", method: Controller.didPress(_:)))
  }

  @Test func `A shortcut of the controller in front needs no first responder`() {
    controller.commands = [makeCommand("n", .command), makeCommand(UIKeyCommand.inputEscape)]
    withWindow(showing: UINavigationController(rootViewController: controller)) { _ in
      #expect(press("n", Self.command) && press("\u{1B}"))
      #expect(controller.log == ["command n", "command UIKeyInputEscape"])
      // Without the modifier it is another key, which nobody takes.
      #expect(!press("n"))
      let added = makeCommand("k", [.command, .shift])
      controller.addKeyCommand(added)
      #expect(press("K", Self.command | Self.shift))
      controller.removeKeyCommand(added)
      #expect(!press("K", Self.command | Self.shift))
    }
  }

  @Test func `Keys of text go to the text field before shortcuts, unless those want to come first`() {
    let command = makeCommand("x")
    controller.commands = [command]
    withWindow(showing: controller) { _ in
      controller.field.becomeFirstResponder()
      #expect(press("x") && press("x", Self.shift))
      #expect(controller.field.text == "xX")
      command.wantsPriorityOverSystemBehavior = true
      #expect(press("x"))
      #expect(controller.field.text == "xX" && controller.log.last == "command x")
      controller.field.resignFirstResponder()
    }
  }

  @Test func `Presses go up the chain, and type nothing where a responder keeps them`() {
    withWindow(showing: controller) { _ in
      controller.field.becomeFirstResponder()
      #expect(press("a", Self.shift))
      #expect(controller.log == ["began A 4 2", "ended A 4 2"])
      controller.keepsPresses = true
      #expect(press("b"))
      #expect(controller.field.text == "A")
      controller.field.resignFirstResponder()
    }
  }

  @Test func `Arrows and the shift key move and select, and the command key selects all`() {
    withWindow(showing: controller) { _ in
      let field = controller.field
      field.text = "abc"
      field.becomeFirstResponder()
      #expect(press("\u{F702}") && press("\u{8}"))
      #expect(field.text == "ac")
      #expect(press("\u{F729}", Self.shift) && press("Z"))
      #expect(field.text == "Zc")
      #expect(press("a", Self.command) && press("\u{8}"))
      #expect(field.text == "")
      #expect(!press("\u{F704}") && !press("q", Self.command))
      field.resignFirstResponder()
    }
  }
}
