@_spi(Windfall) import UIKit

/// The node of an editable text of several lines.
@MainActor
final class TextAreaNode: LeafNode<TextAreaView>, FocusFollower {
  private let area = TextAreaRenderView(frame: .zero)
  private let item: TextAreaItem

  init(_ view: TextAreaView, _ context: _NodeContext) {
    item = TextAreaItem(area)
    super.init(view, item, context)
    area.onEdit = { [weak self] in self?.edited() }
    area.onFocus = { [weak self] in self?.focusChanged($0) }
    area.keyboardBar = { [weak self] in self?.environment.pageBar?.keyboardBar }
    revalidate()
  }

  private func focusChanged(_ isFocused: Bool) {
    environment.focusTarget?.report(isFocused)
    FocusedValueStore.shared.setFocus(isFocused, in: environment.focusScope)
  }

  override func revalidate() {
    isInvalid = false
    let text = ViewGraph.reading(self) { view.text.wrappedValue }
    if area.text != text { area.text = text }
    ViewGraph.reading(self) { followFocus() }
    area.title = view.title
    area.isEditable = environment.isEnabled
    area.isScrollEnabled = !view.grows
    area.font = UIFont(spec: environment.textAttributes.spec(environment.font ?? .body))
    area.textColor = UIColor(displayColor: environment.foregroundPaint.color)
    environment.fieldTraits.apply(to: area)
    area.take(environment.accessibility)
    item.set(text, grows: view.grows)
  }

  var focusView: UIView { area }

  private func edited() {
    view.text.wrappedValue = area.text ?? ""
    invalidate()
  }
}
