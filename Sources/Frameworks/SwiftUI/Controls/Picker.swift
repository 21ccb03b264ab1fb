/// See [Picker](https://developer.apple.com/documentation/swiftui/picker).
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) let selection: Binding<SelectionValue>
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  @Environment(\.pickerKind) private var kind
  @Environment(\.isListRow) private var isListRow
  @Environment(\.labelsHidden) private var labelsHidden

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content)
  }

  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  public var body: some View {
    let control = PickerControl(selection: selection, content: content, label: label)
    switch kind {
    case .segments: control
    case .wheel: control
    case .rows:
      if isListRow {
        if !labelsHidden { label }
        PickerRows(options: options, selection: selection)
      } else {
        control
      }
    case .page: PickerLink(options: options, selection: selection, label: label)
    case .menu:
      if isListRow && !labelsHidden {
        HStack {
          label.accessibilityHidden(true)
          Spacer()
          control
        }
      } else {
        control
      }
    }
  }
}

extension Picker {
  /// The views of the content that stand for values of the selection's type.
  private var options: [PickerOption<SelectionValue>] {
    ListedView.list(content).compactMap { view in
      (view.tag?.base as? SelectionValue).map { PickerOption(id: view.id, value: $0, view: view.view) }
    }
  }

  /// The current value is shown as it stands among the options.
  nonisolated public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, label: label(), content: content)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content)
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}
