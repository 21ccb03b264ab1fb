/// See [AutomaticDisclosureGroupStyle](https://developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle).
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.isExpanded
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded = !isExpanded
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").accessibilityHidden(true)
        }
      }
      .accessibilityValue(isExpanded ? "Expanded" : "Collapsed")
      if isExpanded { configuration.content }
    }
  }
}
