import SwiftUI
import UIKit

final class CartViewController: UIViewController {
  @IBOutlet private var stack: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    show("greeting", String(localized: "Hello \("Ada")"))
    show("one", Cart.text(items: 1))
    show("many", Cart.text(items: 1234))
    show("old", NSLocalizedString("old.title", tableName: "Old", comment: ""))
    show("locale", Locale.current.identifier)
    show("name", Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "none")
    show(
      "help",
      Bundle.main.url(forResource: "Help", withExtension: "txt").flatMap {
        try? String(contentsOf: $0, encoding: .utf8)
      } ?? "none")
    let controller = UIHostingController(rootView: CartView(items: 3))
    addChild(controller)
    stack.addArrangedSubview(controller.view)
    controller.didMove(toParent: self)
  }

  private func show(_ identifier: String, _ text: String) {
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = identifier
    stack.addArrangedSubview(label)
  }
}
