import Foundation

/// See [Link](https://developer.apple.com/documentation/swiftui/link).
public struct Link<Label: View>: View {
  let destination: URL
  nonisolated(unsafe) let label: Label
  @Environment(\.openURL) private var openURL

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
