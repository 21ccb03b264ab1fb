import UIKit

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
