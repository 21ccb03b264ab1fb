@_spi(Windfall) import UIKit

/// The node of an editable text of several lines.
@MainActor
final class TextAreaNode: _Node<TextAreaView>, FocusFollower {
  private let area = TextAreaRenderView(frame: .zero)
  private let item: TextAreaItem
  private var view: TextAreaView

  init(_ view: TextAreaView, _ context: _NodeContext) {
    self.view = view
    item = TextAreaItem(area)
    super.init(context)
    area.onEdit = { [weak self] in self?.edited() }
    area.onFocus = { [weak self] isFocused in self?.environment.focusTarget?.report(isFocused) }
    area.keyboardBar = { [weak self] in self?.environment.pageBar?.keyboardBar }
    environment.accessibilityScope?.elementAdded()
    revalidate()
  }

  override func update(_ view: TextAreaView, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    revalidate()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    revalidate()
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
    let attributes = environment.accessibility
    area.accessibilityIdentifier = attributes.identifier
    area.accessibilityLabel = attributes.label
    area.accessibilityHint = attributes.hint
    area.accessibilityElementsHidden = attributes.isHidden ?? false
    item.set(text, grows: view.grows)
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
  }

  var focusView: UIView { area }

  private func edited() {
    view.text.wrappedValue = area.text ?? ""
    invalidate()
  }
}
