import UIKit

/// A row with the chosen option, which leads to a page with all of them.
struct PickerLink<Value: Hashable, Label: View>: View {
  let options: [PickerOption<Value>]
  let selection: Binding<Value>
  let label: Label

  var body: some View {
    NavigationLink {
      PickerPage(options: options, selection: selection, title: label as? Text ?? Text(verbatim: ""))
    } label: {
      HStack {
        label
        Spacer()
        options.first { $0.value == selection.wrappedValue }?.view.foregroundColor(.secondary)
      }
    }
  }
}

/// A page of options that goes when one is chosen.
struct PickerPage<Value: Hashable>: View {
  let options: [PickerOption<Value>]
  let selection: Binding<Value>
  let title: Text
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { PickerRows(options: options, selection: selection) { dismiss() } }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
  }
}

/// Segments and wheels take the width they are offered, a button only its own.
@MainActor
final class PickerItem: ViewItem<UIView> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    return CGSize(width: view is UIButton ? own.width : proposal.width ?? own.width, height: own.height)
  }
}

/// Gives a wheel its titles, and tells where it was turned to.
final class PickerWheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private var titles: [String] = []
  /// Called with the row that a person turned to.
  var onChoice: ((Int) -> Void)?

  /// Does nothing for pickers that are no wheels.
  func attach(to view: UIView) {
    guard let picker = view as? UIPickerView else { return }
    picker.dataSource = self
    picker.delegate = self
  }

  func show(_ titles: [String], _ index: Int?, in picker: UIPickerView) {
    if titles != self.titles {
      self.titles = titles
      picker.reloadAllComponents()
    }
    if let index, picker.selectedRow(inComponent: 0) != index {
      picker.selectRow(index, inComponent: 0, animated: false)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles.indices.contains(row) ? titles[row] : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { onChoice?(row) }
}
