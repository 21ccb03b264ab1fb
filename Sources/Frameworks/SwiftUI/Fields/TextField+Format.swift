import Foundation

/// Fields for values that are not text, which are read with each key. A text that is no value is taken back when editing
/// ends. See [init(_:value:formatter:prompt:)](
/// https://developer.apple.com/documentation/swiftui/textfield/init(_:value:formatter:prompt:)-2ywd7).
extension TextField where Label == Text {
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init((prompt ?? Text(titleKey)).plainString, Self.text(value, format))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(prompt?.plainString ?? String(title), Self.text(value, format))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init((prompt ?? Text(titleKey)).plainString, Self.text(value, format))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(prompt?.plainString ?? String(title), Self.text(value, format))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init((prompt ?? Text(titleKey)).plainString, Self.text(value, formatter))
  }

  @preconcurrency nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      content: FieldView(
        title: Text(titleKey).plainString, text: Self.text(value, formatter), kind: .value,
        onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(prompt?.plainString ?? String(title), Self.text(value, formatter))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Text
  ) where F.FormatOutput == String {
    self.init((prompt ?? label()).plainString, Self.text(value, format))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Text
  ) where F.FormatOutput == String {
    self.init((prompt ?? label()).plainString, Self.text(value, format))
  }

  nonisolated private init(_ title: String, _ text: Binding<String>) {
    self.init(content: FieldView(title: title, text: text, kind: .value))
  }

  nonisolated private static func text<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { text in if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new } })
  }

  /// An empty field is no value.
  nonisolated private static func text<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { text in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let new = try? format.parseStrategy.parse(text) {
          value.wrappedValue = new
        }
      })
  }

  nonisolated private static func text<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in if let new = read(text, formatter) as? V { value.wrappedValue = new } })
  }

  nonisolated private static func read(_ text: String, _ formatter: Formatter) -> Any? {
    switch formatter {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    default: nil
    }
  }
}
