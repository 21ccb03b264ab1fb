@_spi(Windfall) import UIKit

/// The node of an editable line of text.
@MainActor
final class FieldNode: _Node<FieldView>, StateDependent {
  private let field = FieldRenderView(frame: .zero)
  private let item: FieldItem
  private var view: FieldView

  init(_ view: FieldView, _ context: _NodeContext) {
    self.view = view
    item = FieldItem(field)
    super.init(context)
    field.addAction(UIAction { [weak self] _ in self?.edited() }, for: .editingChanged)
    field.addAction(UIAction { [weak self] _ in self?.environment.submitAction?() }, for: .editingDidEndOnExit)
    environment.accessibilityScope?.elementAdded()
    revalidate()
  }

  override func update(_ view: FieldView, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    revalidate()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    revalidate()
  }

  /// Shows what the binding says.
  override func revalidate() {
    isInvalid = false
    let text = ViewGraph.reading(self) { view.text.wrappedValue }
    if field.text != text { field.text = text }
    field.placeholder = view.title
    field.isSecureTextEntry = view.isSecure
    field.isEnabled = environment.isEnabled
    field.borderStyle = environment.fieldBorder
    field.font = UIFont(spec: environment.textAttributes.spec(environment.font ?? .body))
    field.textColor = UIColor(displayColor: environment.foregroundPaint.color)
    field.apply(environment.accessibility)
    item.contentChanged()
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
  }

  /// A binding may refuse what was typed, so the field is set again from it.
  private func edited() {
    view.text.wrappedValue = field.text ?? ""
    invalidate()
  }
}
