import UIKit

/// The node of a picker's control: options are the views of the content that stand for values.
@MainActor
final class PickerNode<Value: Hashable, Content: View, Label: View>: _Node<PickerControl<Value, Content, Label>>,
  StateDependent, MenuElementSource
{
  private struct Option {
    let value: Value
    let title: String
  }

  private let item: PickerItem
  private let wheel = PickerWheelSource()
  private let content: _Node<Content>
  private let label: _Node<Label>
  private var view: PickerControl<Value, Content, Label>
  private var options: [Option] = []

  init(_ view: PickerControl<Value, Content, Label>, _ context: _NodeContext) {
    self.view = view
    content = Content._makeNode(view.content, context)
    label = Label._makeNode(view.label, context)
    item = PickerItem(Self.control(context.environment.pickerKind))
    super.init(context)
    (item.view as? UIControl)?.addAction(UIAction { [weak self] _ in self?.segmentChosen() }, for: .valueChanged)
    wheel.onChoice = { [weak self] in self?.choose($0) }
    wheel.attach(to: item.view)
    environment.accessibilityScope?.elementAdded()
    revalidate()
  }

  override var children: [_ViewNode] { [content, label] }

  override func update(_ view: PickerControl<Value, Content, Label>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    content.update(view.content, environment)
    label.update(view.label, environment)
    revalidate()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    super.updateEnvironment(environment)
    revalidate()
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func structureChanged() { invalidate() }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
  }

  override func revalidate() {
    isInvalid = false
    let attributes = environment.accessibility
    item.view.accessibilityIdentifier = attributes.identifier
    (item.view as? UIControl)?.isEnabled = environment.isEnabled
    item.view.isUserInteractionEnabled = environment.isEnabled
    options = Self.options(in: content)
    let selection = ViewGraph.reading(self) { view.selection.wrappedValue }
    let index = options.firstIndex { $0.value == selection }
    if let segments = item.view as? UISegmentedControl {
      segments.accessibilityLabel = attributes.label
      show(options.map(\.title), index, in: segments)
    } else if let picker = item.view as? UIPickerView {
      picker.accessibilityLabel = attributes.label ?? label.plainText
      wheel.show(options.map(\.title), index, in: picker)
    } else if let button = item.view as? UIButton {
      show(index, in: button)
      let selected = index.map { options[$0].title }
      button.accessibilityLabel =
        attributes.label
        ?? [label.plainText, selected ?? ""].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    item.invalidateLayout()
  }

  // MARK: - Options

  private static func options(in node: _ViewNode) -> [Option] {
    if let tag = node as? any TagSource { return option(tag.tagValue, node) }
    guard let source = node as? any ElementSource else { return node.children.flatMap { options(in: $0) } }
    return source.elements.flatMap { element in
      let tagged = options(in: element.node)
      return tagged.isEmpty ? option(element.id, element.node) : tagged
    }
  }

  /// Values of another type than the selection's cannot be chosen.
  private static func option(_ tag: AnyHashable, _ node: _ViewNode) -> [Option] {
    (tag.base as? Value).map { [Option(value: $0, title: node.plainText)] } ?? []
  }

  private func choose(_ index: Int) {
    guard options.indices.contains(index) else { return }
    view.selection.wrappedValue = options[index].value
    invalidate()
  }

  // MARK: - Controls

  private static func control(_ kind: _PickerKind) -> UIView {
    switch kind {
    case .segments: UISegmentedControl(items: [])
    case .wheel, .rows: UIPickerView()
    case .menu, .page: UIButton(type: .system)
    }
  }

  private func show(_ titles: [String], _ index: Int?, in segments: UISegmentedControl) {
    let shown = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }
    if shown != titles {
      segments.removeAllSegments()
      for (index, title) in titles.enumerated() { segments.insertSegment(withTitle: title, at: index, animated: false) }
    }
    segments.selectedSegmentIndex = index ?? UISegmentedControl.noSegment
  }

  private func segmentChosen() {
    if let segments = item.view as? UISegmentedControl { choose(segments.selectedSegmentIndex) }
  }

  private func show(_ index: Int?, in button: UIButton) {
    button.setTitle(index.map { options[$0].title }, for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: actions(index))
  }

  private func actions(_ index: Int?) -> [UIAction] {
    options.enumerated().map { position, option in
      UIAction(title: option.title, state: position == index ? .on : .off) { [weak self] _ in
        self?.choose(position)
      }
    }
  }

  var menuElements: [UIMenuElement] {
    let index = options.firstIndex { $0.value == view.selection.wrappedValue }
    return [UIMenu(title: label.plainText, options: .displayInline, children: actions(index))]
  }
}
