import Dispatch
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIAlertControllerTests {
  /// Lets everything that waits on the main queue run.
  private func nextTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  private func withPresented(_ alert: UIAlertController, _ body: (UIViewController) throws -> Void) rethrows {
    let root = UIViewController()
    try withWindow(showing: root) { _ in
      root.present(alert, animated: true)
      try body(root)
    }
  }

  @Test func `What an alert has no interface for is set by its key`() throws {
    let alert = UIAlertController(title: "Delete?", message: "Sure?", preferredStyle: .alert)
    alert.setValue(NSAttributedString(string: "Really?"), forKey: "attributedTitle")
    let action = UIAlertAction(title: "Delete", style: .default)
    action.setValue(UIColor.purple, forKey: "titleTextColor")
    action.setValue(UIImage(systemName: "trash"), forKey: "image")
    action.setValue(true, forKey: "checked")
    alert.addAction(action)
    try withPresented(alert) { _ in
      let element = try #require(Element.onScreen(.alert).first)
      #expect(element.label == "Really?" && element.all(.staticText).first?.label == "Really?")
      #expect(action.button?.titleColor(for: .normal) == .purple && action.button?.image(for: .normal) != nil)
    }
    #expect(action.value(forKey: "titleTextColor") as? UIColor == .purple)
  }

  @Test func `An alert shows its title, message and buttons`() throws {
    let alert = UIAlertController(title: "Delete?", message: "There is no way back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    try withPresented(alert) { root in
      let element = try #require(Element.onScreen(.alert).first)
      #expect(element.label == "Delete?")
      #expect(element.all(.staticText).prefix(2).map(\.label) == ["Delete?", "There is no way back."])
      #expect(element.all(.button).map(\.label) == ["Cancel", "Delete"])
      #expect(element.frame.width == 270 && element.frame.midX == root.view.bounds.midX)
      #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
      #expect(root.presentedViewController === alert)
    }
  }

  @Test func `An identifier of the controller's view is the alert's`() {
    let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.view.accessibilityIdentifier = "errorAlert"
    withPresented(alert) { _ in
      #expect(Element.onScreen(.alert).map(\.identifier) == ["errorAlert"])
      #expect(Element.onScreen(.other).allSatisfy { $0.identifier.isEmpty })
      alert.view.accessibilityIdentifier = "other"
      #expect(alert.view.accessibilityIdentifier == "other")
      CommitCycle.shared.commitIfNeeded()
      #expect(Element.onScreen(.alert).first?.identifier == "other")
    }
  }

  @Test func `A tap on a button dismisses, and its handler runs later`() async throws {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { chosen.append($0.title ?? "") })
    withPresented(alert) { root in
      tap(Element.onScreen(.alert).first?.all(.button).first)
      #expect(root.presentedViewController == nil)
      #expect(Element.onScreen(.alert).isEmpty)
      #expect(chosen.isEmpty)
    }
    await nextTurn()
    #expect(chosen == ["OK"])
  }

  @Test func `A handler still finds its alert, which nothing else holds`() async throws {
    var text: String?
    let root = UIViewController()
    try withWindow(showing: root) { _ in
      do {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = "Ada" }
        alert.addAction(
          UIAlertAction(title: "OK", style: .default) { [weak alert] _ in text = alert?.textFields?.first?.text })
        root.present(alert, animated: true)
      }
      tap(try #require(Element.onScreen(.alert).first?.all(.button).first))
      #expect(Element.onScreen(.alert).isEmpty)
    }
    await nextTurn()
    #expect(text == "Ada")
  }

  @Test func `A disabled action cannot be chosen`() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default)
    save.isEnabled = false
    alert.addAction(save)
    withPresented(alert) { root in
      tap(Element.onScreen(.alert).first?.all(.button).first)
      #expect(root.presentedViewController === alert)
      save.isEnabled = true
      tap(Element.onScreen(.alert).first?.all(.button).first)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `A text field has the keyboard and takes what is typed`() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Your name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    try withPresented(alert) { _ in
      let field = try #require(Element.onScreen(.alert).first?.all(.textField).first)
      #expect(field.placeholder == "Your name")
      #expect(alert.textFields?.first?.isFirstResponder == true)
      UIApplication.shared.deliver(.key(.insert("Ann")))
      #expect(alert.textFields?.first?.text == "Ann")
    }
  }

  @Test func `An action sheet is at the bottom, and a tap outside cancels it`() async throws {
    var isCancelled = false
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    try withPresented(sheet) { root in
      let element = try #require(Element.onScreen(.sheet).first)
      #expect(element.all(.button).map(\.label) == ["Share", "Cancel"])
      #expect(element.frame.maxY > root.view.bounds.midY)
      Fingers.tap(CGPoint(x: root.view.bounds.midX, y: 100))
      #expect(root.presentedViewController == nil)
      #expect(Element.onScreen(.sheet).isEmpty)
    }
    await nextTurn()
    #expect(isCancelled)
  }

  @Test func `On a tablet an action sheet is a popover without the action that cancels`() throws {
    let tablet: Device = try #require(Device.all.first { $0.idiom == .pad })
    Device.choose(tablet)
    UIScreen.forgetMain()
    defer {
      Device.choose(nil)
      UIScreen.forgetMain()
    }
    var isCancelled = false
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
    let root = UIViewController()
    try withWindow(showing: root) { _ in
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 100, width: 50, height: 40)
      root.present(sheet, animated: false)
      let element = try #require(Element.onScreen(.sheet).first)
      #expect(element.all(.button).map(\.label) == ["Copy"] && element.frame.width == 270)
      let region = Element.onScreen(.other).first { $0.identifier == "PopoverDismissRegion" }
      #expect(region != nil)
      sheet.wasDismissed()
      #expect(isCancelled)
    }
  }

  @Test func `What is in an alert is found in scroll views, and text fields in cells`() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    try withPresented(alert) { _ in
      let views = try #require(Element.onScreen(.alert).first).all(.scrollView)
      #expect(views.count == 2)
      #expect(views.first?.all(.staticText).first?.label == "Name")
      #expect(views.first?.all(.collectionView).first?.all(.cell).first?.all(.textField).count == 1)
      #expect(views.last?.all(.other).first?.all(.button).map(\.label) == ["OK"])
      let field = try #require(alert.textFields?.first)
      field.tapCentre()
      #expect(field.isFirstResponder)
    }
  }

  @Test func `Tests of apps run the handlers of actions, which they find by key-value coding`() throws {
    var ran: [NSObject] = []
    let alertAction = UIAlertAction(title: "OK", style: .default) { ran.append($0) }
    let action = UIAction(title: "Copy") { ran.append($0) }
    // What the lowering makes of a cast to the type of a block.
    struct AlertBlock { let call: (UIAlertAction) -> Void }
    struct Block { let call: (UIAction) -> Void }
    let block = try #require(alertAction.value(forKey: "handler"))
    unsafeBitCast(windfallBlockCode(block as AnyObject), to: AlertBlock.self).call(alertAction)
    let pointer = UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained(block as AnyObject).toOpaque())
    unsafeBitCast(windfallBlockCode(pointer), to: AlertBlock.self).call(alertAction)
    unsafeBitCast(windfallBlockCode(action.value(forKey: "handler") as AnyObject), to: Block.self).call(action)
    #expect(ran == [alertAction, alertAction, action])
    #expect(UIAlertAction(title: "No", style: .cancel).value(forKey: "handler") == nil)
  }
}
