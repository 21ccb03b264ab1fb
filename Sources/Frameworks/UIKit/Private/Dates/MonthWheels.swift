/// The wheels that a calendar has in place of its days while a person looks for another month.
final class MonthWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView()
  private let calendar: Calendar
  private let onChoice: @MainActor (Date) -> Void

  init(_ calendar: Calendar, onChoice: @escaping @MainActor (Date) -> Void) {
    self.calendar = calendar
    self.onChoice = onChoice
    super.init()
    picker.dataSource = self
    picker.delegate = self
  }

  func show(_ month: Date) {
    picker.selectRow(calendar.component(.month, from: month) - 1, inComponent: 0, animated: false)
    picker.selectRow(calendar.component(.year, from: month) - 1, inComponent: 1, animated: false)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? calendar.monthSymbols.count : 9999
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? calendar.monthSymbols[row] : "\(row + 1)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let parts = DateComponents(
      year: pickerView.selectedRow(inComponent: 1) + 1, month: pickerView.selectedRow(inComponent: 0) + 1, day: 1)
    if let date = calendar.date(from: parts) { onChoice(date) }
  }
}
