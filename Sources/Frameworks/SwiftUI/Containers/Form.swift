/// See [Form](https://developer.apple.com/documentation/swiftui/form).
public struct Form<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { List { content } }
}

/// See [FormStyle](https://developer.apple.com/documentation/swiftui/formstyle).
///
/// Only the framework's own styles conform; all look the same.
public protocol FormStyle {}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// See [GroupedFormStyle](https://developer.apple.com/documentation/swiftui/groupedformstyle).
public struct GroupedFormStyle: FormStyle {
  public init() {}
}

/// See [ColumnsFormStyle](https://developer.apple.com/documentation/swiftui/columnsformstyle).
public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

/// See [AutomaticFormStyle](https://developer.apple.com/documentation/swiftui/automaticformstyle).
public struct AutomaticFormStyle: FormStyle {
  public init() {}
}
