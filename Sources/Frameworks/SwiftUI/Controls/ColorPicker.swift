import UIKit

/// See [ColorPicker](https://developer.apple.com/documentation/swiftui/colorpicker).
///
/// The colour is shown; there is no panel to choose another one from.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  nonisolated(unsafe) let label: Label

  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  nonisolated public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      Circle().fill(selection.wrappedValue).frame(width: 28, height: 28)
    }
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(title, selection: selection.color, supportsOpacity: supportsOpacity)
  }
}

extension Binding where Value == CGColor {
  /// The colour as one of SwiftUI's.
  nonisolated fileprivate var color: Binding<Color> {
    Binding<Color> {
      Color(cgColor: wrappedValue)
    } set: { color in
      wrappedValue = UIColor(color).cgColor
    }
  }
}
