import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct NibNameInitializableTests {
  private class Screen: UIViewController {
    let note = "made by the class"
  }

  private class Row: UITableViewCell {
    let note = "made by the class"
  }

  private class Stack: UINavigationController {
    let note = "made by the class"

    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "by its own initialiser"
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A navigation controller of a class that is known at run time is made by its own initialiser`() {
    let type: UINavigationController.Type = Stack.self
    let screen = Screen()
    let made = type.windfallMake(rootViewController: screen)
    #expect((made as? Stack)?.note == "made by the class" && made.title == "by its own initialiser")
    #expect(made.topViewController === screen)
  }

  @Test func `A class that is known at run time makes its own objects`() {
    let type: UIViewController.Type = Screen.self
    #expect((type.windfallMake(nibName: "Screen", bundle: nil) as? Screen)?.note == "made by the class")
    #expect(type.windfallMake(nibName: "Screen", bundle: nil).nibName == "Screen")
    let row: UITableViewCell.Type = Row.self
    let made = row.windfallMake(style: .subtitle, reuseIdentifier: "row")
    #expect((made as? Row)?.note == "made by the class" && made.reuseIdentifier == "row")
  }
}
