/// See [SwitchToggleStyle](https://developer.apple.com/documentation/swiftui/switchtogglestyle).
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    let own = tint
    HStack {
      configuration.label
      Spacer()
      SwitchView(isOn: configuration.$isOn).transformEnvironment(\.tint) { if let own { $0 = own } }
    }
    .modifier(ToggleEffect(isOn: configuration.isOn, binding: configuration.$isOn))
  }
}
