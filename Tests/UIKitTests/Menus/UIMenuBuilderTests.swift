import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIMenuBuilderTests {
  private func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(title: name, identifier: UIMenu.Identifier(name), children: children)
  }

  private func tree(_ change: (MenuTree) -> Void) -> MenuTree {
    let tree = MenuTree(
      menu("root", [menu("a", [UIAction(title: "x", identifier: .init("x")) { _ in }]), menu("b")]), of: .main)
    change(tree)
    return tree
  }

  private func titles(_ menu: UIMenu?) -> [String]? { menu?.children.map(\.title) }

  @Test func `Menus are inserted beside and in others`() {
    let result = tree {
      $0.insertSibling(menu("0"), beforeMenu: .init("a"))
      $0.insertSibling(menu("ab"), afterMenu: .init("a"))
      $0.insertChild(menu("a1"), atStartOfMenu: .init("a"))
      $0.insertChild(menu("a2"), atEndOfMenu: .init("a"))
    }
    #expect(titles(result.root) == ["0", "a", "ab", "b"])
    #expect(titles(result.menu(for: .init("a"))) == ["a1", "x", "a2"])
  }

  @Test func `Menus are replaced and removed`() {
    let result = tree {
      $0.replace(menu: .init("b"), with: menu("c"))
      $0.replaceChildren(ofMenu: .init("a")) { $0 + [UICommand(title: "y", action: Selector("y"))] }
      $0.remove(action: .init("x"))
    }
    #expect(titles(result.root) == ["a", "c"])
    #expect(titles(result.menu(for: .init("a"))) == ["y"])
    #expect(result.command(for: Selector("y"), propertyList: nil)?.title == "y")
    #expect(result.action(for: .init("x")) == nil)
    result.remove(menu: .init("a"))
    #expect(titles(result.root) == ["c"] && result.system === UIMenuSystem.main)
  }

  @Test func `The main menu has the menus of the system`() {
    let tree = MenuTree(MenuTree.main(), of: .main)
    #expect(titles(tree.root) == ["App", "File", "Edit", "Format", "View", "Window", "Help"])
    #expect(titles(tree.menu(for: .standardEdit))?.first == "Cut")
    tree.remove(menu: .format)
    #expect(tree.menu(for: .font) == nil)
  }

  final class Note: UIView {
    override var canBecomeFirstResponder: Bool { true }

    override func buildMenu(with builder: any UIMenuBuilder) {
      guard builder.system == .context else { return }
      builder.insertChild(
        UIMenu(options: .displayInline, children: [UIAction(title: "Cite") { _ in }]), atEndOfMenu: .root)
      builder.remove(menu: .share)
    }
  }

  @Test func `A responder adds to the menu of its text`() {
    let note = Note()
    let menus = EditAction.suggestions(for: note).compactMap { $0 as? UIMenu }
    #expect(menus.map { titles($0) } == [[], ["Cite"]])
  }
}
