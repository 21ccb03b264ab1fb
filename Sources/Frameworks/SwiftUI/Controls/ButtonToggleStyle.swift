/// See [ButtonToggleStyle](https://developer.apple.com/documentation/swiftui/buttontogglestyle).
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}
