@_spi(Windfall) import UIKit
import WindfallCore

/// Makes the pictures, buttons and fields of a page.
@MainActor final class PageControls {
  private static let fieldSize = CGSize(width: 150, height: 21)

  /// Called with the address of a link or form.
  let follow: (PageLink) -> Void

  init(follow: @escaping (PageLink) -> Void) { self.follow = follow }

  /// Nil for what is not seen.
  func view(for node: HTMLNode, base: URL, link: PageLink?) -> (UIView, CGSize)? {
    switch (node.name, node.attributes["type"]?.lowercased() ?? "text") {
    case ("img", _): image(node, base: base, link: link)
    case ("button", _): button(node.attributes["aria-label"] ?? node.collapsedText)
    case ("input", "submit"): button(node.attributes["value"] ?? "Submit")
    case ("input", "reset"): button(node.attributes["value"] ?? "Reset")
    case ("input", "button"): button(node.attributes["value"] ?? "")
    case ("input", "hidden"): nil
    case ("input", "checkbox"), ("input", "radio"): checkBox(node)
    case ("input", let type): field(node, isSecure: type == "password")
    case ("textarea", _): textArea(node)
    default: nil
    }
  }

  private func image(_ node: HTMLNode, base: URL, link: PageLink?) -> (UIView, CGSize)? {
    let url = node.attributes["src"].flatMap { URL(string: $0, relativeTo: base) }
    let image = url.flatMap { $0.isFileURL ? UIImage(contentsOfFile: $0.path) : nil }
    let label = node.attributes["aria-label"] ?? node.attributes["alt"] ?? ""
    let size = CGSize(
      width: number(node.attributes["width"]) ?? image?.size.width ?? 16,
      height: number(node.attributes["height"]) ?? image?.size.height ?? 16)
    let view = UIImageView(image: image)
    view.isAccessibilityElement = link == nil && !label.isEmpty
    view.accessibilityLabel = label
    guard let link else { return (view, size) }
    let control = PageImageLink(view, label: link.label ?? label)
    control.addAction(UIAction { [weak self] _ in self?.follow(link) }, for: .touchUpInside)
    return (control, size)
  }

  private func button(_ title: String) -> (UIView, CGSize) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 13)
    let size = button.intrinsicContentSize
    return (button, CGSize(width: size.width + 16, height: max(size.height, 21)))
  }

  private func field(_ node: HTMLNode, isSecure: Bool) -> (UIView, CGSize) {
    let field = UITextField()
    field.borderStyle = .line
    field.font = .systemFont(ofSize: 13)
    field.text = node.attributes["value"]
    field.placeholder = node.attributes["placeholder"]
    field.accessibilityLabel = node.attributes["aria-label"]
    field.isSecureTextEntry = isSecure
    field.isEnabled = node.attributes["disabled"] == nil
    return (field, PageControls.fieldSize)
  }

  private func textArea(_ node: HTMLNode) -> (UIView, CGSize) {
    let view = UITextView()
    view.text = node.children.map(\.text).joined()
    view.accessibilityLabel = node.attributes["aria-label"]
    let rows = number(node.attributes["rows"]) ?? 2
    return (view, CGSize(width: 180, height: 16 + rows * 16))
  }

  private func checkBox(_ node: HTMLNode) -> (UIView, CGSize) {
    let view = UISwitch()
    view.isOn = node.attributes["checked"] != nil
    view.isEnabled = node.attributes["disabled"] == nil
    view.accessibilityLabel = node.attributes["aria-label"]
    return (view, view.intrinsicContentSize)
  }

  private func number(_ text: String?) -> CGFloat? {
    text.flatMap { Double($0.replacing("px", with: "")) }.map { CGFloat($0) }
  }
}
