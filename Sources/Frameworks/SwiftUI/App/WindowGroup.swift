/// Windows of one kind; on a phone there is one:
/// [WindowGroup](https://developer.apple.com/documentation/swiftui/windowgroup).
public struct WindowGroup<Content: View>: PrimitiveScene {
  nonisolated(unsafe) private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The window of the app shows no value: it is none that was opened with one.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(value: defaultValue()) { value in
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }

  public func _windowContent() -> AnyView? { AnyView(content) }
}

/// The title is that of a window in a menu, which a phone does not have.
extension WindowGroup {
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }
}

/// See [PresentedWindowContent](https://developer.apple.com/documentation/swiftui/presentedwindowcontent).
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  nonisolated(unsafe) private let content: (Binding<Data?>) -> Content

  init(value: Data? = nil, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  public var body: some View { content($value) }
}

/// See [WindowResizability](https://developer.apple.com/documentation/swiftui/windowresizability).
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// A scene with modifiers around the content of its window.
struct ModifiedScene<Content: Scene>: PrimitiveScene {
  nonisolated(unsafe) let content: Content
  let change: @MainActor (AnyView) -> AnyView

  nonisolated init(content: Content, change: @escaping @MainActor (AnyView) -> AnyView) {
    self.content = content
    self.change = change
  }

  func _windowContent() -> AnyView? { content._windowContent().map(change) }
}

/// A scene that ends in a window instead of a body.
@preconcurrency @MainActor
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
