@_spi(Windfall) import UIKit

/// The node of an editable line of text.
@MainActor
final class FieldNode: LeafNode<FieldView>, FocusFollower {
  private let field = FieldRenderView(frame: .zero)
  private let item: FieldItem

  init(_ view: FieldView, _ context: _NodeContext) {
    item = FieldItem(field)
    super.init(view, item, context)
    field.addAction(UIAction { [weak self] _ in self?.handOn() }, for: .editingChanged)
    field.addAction(UIAction { [weak self] _ in self?.submitted() }, for: .editingDidEndOnExit)
    field.addAction(UIAction { [weak self] _ in self?.began() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.ended() }, for: .editingDidEnd)
    field.keyboardBar = { [weak self] in self?.environment.pageBar?.keyboardBar }
    revalidate()
  }

  /// Shows what the binding says.
  override func revalidate() {
    isInvalid = false
    let text = ViewGraph.reading(self) { view.text.wrappedValue }
    if field.text != text, view.kind == .text || !field.isEditing { field.text = text }
    ViewGraph.reading(self) { followFocus() }
    environment.fieldTraits.apply(to: field)
    field.placeholder = view.title
    field.isSecureTextEntry = view.isSecure
    field.isEnabled = environment.isEnabled
    field.borderStyle = environment.fieldBorder
    field.font = UIFont(spec: environment.textAttributes.spec(in: environment))
    field.textColor = UIColor(displayColor: environment.foregroundPaint.color)
    field.apply(environment.accessibility)
    item.contentChanged()
  }

  var focusView: UIView { field }

  /// A binding may refuse what was typed, so the field is set again from it.
  private func handOn() {
    view.text.wrappedValue = field.text ?? ""
    invalidate()
  }

  private func began() {
    environment.focusTarget?.report(true)
    FocusedValueStore.shared.setFocus(true, in: environment.focusScope)
    view.onEditingChanged?(true)
  }

  private func ended() {
    if view.kind != .text { handOn() }
    environment.focusTarget?.report(false)
    FocusedValueStore.shared.setFocus(false, in: environment.focusScope)
    view.onEditingChanged?(false)
  }

  private func submitted() {
    if view.kind != .text { handOn() }
    view.onCommit?()
    environment.submitAction?()
  }
}
