/// See [Picker](https://developer.apple.com/documentation/swiftui/picker).
///
/// A picker is a button with a menu, or segments; there are no wheels and no rows.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerKind) private var kind
  @Environment(\.isListRow) private var isListRow
  @Environment(\.labelsHidden) private var labelsHidden

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content)
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  public var body: some View {
    let control = PickerControl(selection: selection, content: content, label: label)
    switch kind {
    case .segments: control
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

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}
