import UIKit

/// See [ColorPicker](https://developer.apple.com/documentation/swiftui/colorpicker).
///
/// A well of UIKit beside the label, with UIKit's picker.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  private let supportsOpacity: Bool
  nonisolated(unsafe) let label: Label

  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  nonisolated public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      well
    }
  }

  /// A text names the well, and nothing else then.
  @ViewBuilder private var well: some View {
    let well = ColorWell(color: selection, supportsOpacity: supportsOpacity)
    if let text = label as? Text { well.accessibilityLabel(text) } else { well }
  }
}

private struct ColorWell: UIViewRepresentable {
  @Binding var color: Color
  let supportsOpacity: Bool

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIColorWell {
    let (well, coordinator) = (UIColorWell(), context.coordinator)
    well.addAction(
      UIAction { [weak well] _ in
        if let chosen = well?.selectedColor { coordinator.onChange?(Color(chosen)) }
      }, for: .valueChanged)
    return well
  }

  func updateUIView(_ well: UIColorWell, context: Context) {
    well.selectedColor = UIColor(color)
    well.supportsAlpha = supportsOpacity
    context.coordinator.onChange = { color = $0 }
  }

  /// Less than that of UIKit's own, which leaves room for a finger.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView well: UIColorWell, context: Context) -> CGSize? {
    CGSize(width: 28, height: 28)
  }

  final class Coordinator {
    var onChange: ((Color) -> Void)?
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
