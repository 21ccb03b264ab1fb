import Foundation

/// See [TextSelection](https://developer.apple.com/documentation/swiftui/textselection).
public struct TextSelection: Equatable, Sendable {
  /// See [Indices](https://developer.apple.com/documentation/swiftui/textselection/indices-swift.enum).
  public enum Indices: Equatable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  public var affinity: TextSelectionAffinity { .automatic }

  /// A text that notes where the next character goes.
  static func following(_ text: Binding<String>, _ selection: Binding<TextSelection?>) -> Binding<String> {
    Binding {
      text.wrappedValue
    } set: { new in
      text.wrappedValue = new
      selection.wrappedValue = TextSelection(insertionPoint: new.endIndex)
    }
  }
}

/// The selection is the end of the text after each change; setting it moves nothing.
extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      title: (prompt ?? Text(titleKey)).plainString, text: TextSelection.following(text, selection),
      axis: axis ?? .horizontal)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      title: prompt?.plainString ?? String(title), text: TextSelection.following(text, selection),
      axis: axis ?? .horizontal)
  }
}

extension TextEditor {
  /// The selection is the end of the text after each change; setting it moves nothing.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: TextSelection.following(text, selection))
  }
}
