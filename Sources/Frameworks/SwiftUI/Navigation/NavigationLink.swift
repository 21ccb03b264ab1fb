/// See [NavigationLink](https://developer.apple.com/documentation/swiftui/navigationlink).
public struct NavigationLink<Label: View, Destination: View>: View {
  nonisolated(unsafe) let label: Label
  /// Makes the page; nil for links with values.
  let destination: (@MainActor () -> Destination)?
  nonisolated(unsafe) var value: AnyHashable?
  var isActive: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.navigator) private var navigator
  @Environment(\.isListRow) private var isListRow

  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    let page = destination()
    self.destination = { page }
    self.label = label()
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    nonisolated(unsafe) let destination = destination
    self.destination = { destination }
    self.label = label()
  }

  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }

  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }

  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    destination = nil
    self.value = value.map { AnyHashable($0) }
    self.label = label()
  }

  public var body: some View {
    let open = isActive ?? $isOpen
    Button {
      if destination != nil { open.wrappedValue = true } else if let value { navigator?.onAppend?(value) }
    } label: {
      if isListRow {
        HStack {
          label.foregroundColor(.primary)
          Spacer()
          Image(systemName: "chevron.forward").foregroundColor(.secondary).accessibilityHidden(true)
        }
      } else {
        label
      }
    }
    .rowLink(isListRow)
    .disabled(navigator == nil || destination == nil && value == nil)
    .presenting {
      guard let destination else { return nil }
      return PresentationRequest(open) { .push(AnyView(destination())) }
    }
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Destination == Never {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Destination == Never {
    self.init(value: value) { Text(title) }
  }
}
