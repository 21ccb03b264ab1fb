/// A switch with a label: [Toggle](https://developer.apple.com/documentation/swiftui/toggle).
public struct Toggle<Label: View>: View {
  @Binding var isOn: Bool
  nonisolated(unsafe) let label: Label
  @Environment(\.toggleStyle) private var style
  @Environment(\.labelsHidden) private var labelsHidden

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  public var body: some View {
    if labelsHidden {
      SwitchView(isOn: $isOn).modifier(ToggleEffect(isOn: isOn, binding: $isOn))
        .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
    } else {
      style.makeBody(ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: $isOn))
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// See [ToggleStyle](https://developer.apple.com/documentation/swiftui/togglestyle).
@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

nonisolated extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.toggleStyle, StyleBox { AnyView(style.makeBody(configuration: $0)) })
      .modifier(ToggleStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ToggleStyleConfiguration> {
      StyleBox { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
    }
  }

  var toggleStyle: StyleBox<ToggleStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// See [ToggleStyleConfiguration](https://developer.apple.com/documentation/swiftui/togglestyleconfiguration).
public struct ToggleStyleConfiguration {
  /// See [Label](https://developer.apple.com/documentation/swiftui/togglestyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: Label
  @Binding public var isOn: Bool
}

/// See [DefaultToggleStyle](https://developer.apple.com/documentation/swiftui/defaulttogglestyle).
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

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

/// On where all of the sources are; a touch turns all of them on, or off where all were on.
extension Toggle {
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding {
        bindings.allSatisfy(\.wrappedValue)
      } set: { value in
        for binding in bindings { binding.wrappedValue = value }
      }, label: label)
  }
}

extension Toggle where Label == Text {
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}
