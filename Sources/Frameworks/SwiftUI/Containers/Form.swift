/// See [Form](https://developer.apple.com/documentation/swiftui/form).
public struct Form<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  @Environment(\.formStyle) private var style

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if let style {
      style.makeBody(FormStyleConfiguration(content: .init(view: AnyView(content)))).environment(\.formStyle, nil)
    } else {
      List { content }
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// See [FormStyle](https://developer.apple.com/documentation/swiftui/formstyle).
@preconcurrency @MainActor
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.formStyle, StyleBox { AnyView(style.makeBody(configuration: $0)) })
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: StyleBox<FormStyleConfiguration>? { nil } }

  var formStyle: StyleBox<FormStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// See [FormStyleConfiguration](https://developer.apple.com/documentation/swiftui/formstyleconfiguration).
public struct FormStyleConfiguration {
  /// See [FormStyleConfiguration.Content](https://developer.apple.com/documentation/swiftui/formstyleconfiguration/content-swift.struct).
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let content: Content
}

/// See [GroupedFormStyle](https://developer.apple.com/documentation/swiftui/groupedformstyle).
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}

  public func makeBody(configuration: FormStyleConfiguration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

/// See [ColumnsFormStyle](https://developer.apple.com/documentation/swiftui/columnsformstyle).
///
/// The form does not scroll; labels stand beside their values, as they do without a form.
public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}

  public func makeBody(configuration: FormStyleConfiguration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

/// See [AutomaticFormStyle](https://developer.apple.com/documentation/swiftui/automaticformstyle).
public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}

  public func makeBody(configuration: FormStyleConfiguration) -> some View { List { configuration.content } }
}
