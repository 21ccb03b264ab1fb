import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIPickerViewTests {
  private final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UIPickerViewAccessibilityDelegate {
    var rows = [["Apple", "Pear", "Plum"], (0..<200).map { "\($0)" }]
    var log: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      rows[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component): \(row)")
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
      component == 0 ? "Kind" : nil
    }
  }

  private let fruit = Fruit()

  private func withPicker(_ body: (UIPickerView) throws -> Void) rethrows {
    try withWindow { _, root in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 216))
      picker.dataSource = fruit
      picker.delegate = fruit
      root.addSubview(picker)
      try body(picker)
    }
  }

  @Test func `Rows are selected by number, within what there is, and nobody is told`() {
    withPicker { picker in
      #expect((picker.numberOfComponents, picker.numberOfRows(inComponent: 1)) == (2, 200))
      #expect(picker.selectedRow(inComponent: 0) == 0)
      picker.selectRow(9, inComponent: 0, animated: true)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      fruit.rows[0] = ["Apple", "Pear"]
      picker.reloadComponent(0)
      #expect(picker.selectedRow(inComponent: 0) == 1)
      fruit.rows[0] = []
      picker.reloadAllComponents()
      #expect(picker.selectedRow(inComponent: 0) == -1)
      #expect(fruit.log.isEmpty)
    }
  }

  @Test func `Each component is a wheel whose value is the title of its row`() {
    withPicker { picker in
      picker.selectRow(150, inComponent: 1, animated: false)
      let wheels = Element.onScreen(.picker).first?.children ?? []
      #expect(wheels.map(\.type) == [.pickerWheel, .pickerWheel])
      #expect(wheels.map(\.value) == ["Apple", "150"])
      #expect(wheels.map(\.label) == ["Kind", ""])
      #expect(picker.view(forRow: 150, forComponent: 1) != nil && picker.view(forRow: 0, forComponent: 1) == nil)
    }
  }

  @Test func `A finger turns a wheel or taps a row, and the delegate is told where it rests`() {
    withPicker { picker in
      Fingers.tap(CGPoint(x: 70, y: 100 + 108 + 32))
      #expect(picker.selectedRow(inComponent: 0) == 1)
      Fingers.drag(from: CGPoint(x: 220, y: 230), to: CGPoint(x: 220, y: 230 - 96))
      #expect(picker.selectedRow(inComponent: 1) == 3)
      #expect(fruit.log == ["0: 1", "1: 3"])
    }
  }

  @Test func `A test turns a wheel to a value`() throws {
    try withPicker { picker in
      let id = try #require(Element.onScreen(.pickerWheel).last?.viewID)
      let wheel = try #require(UIView.view(withID: id) as? PickerWheel)
      #expect(wheel.turn(to: "199"))
      #expect(!wheel.turn(to: "200"))
      #expect(fruit.log == ["1: 199"])
      #expect(Element.onScreen(.pickerWheel).last?.value == "199")
    }
  }

  @Test func `Rows may be views of the delegate's own`() {
    final class Colours: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView {
        let box = UIView()
        let label = UILabel()
        label.text = row == 0 ? "Red" : "Blue"
        box.addSubview(label)
        return box
      }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    }
    let colours = Colours()
    withWindow { _, root in
      let picker = UIPickerView()
      picker.dataSource = colours
      picker.delegate = colours
      root.addSubview(picker)
      picker.selectRow(1, inComponent: 0, animated: false)
      #expect(Element.onScreen(.pickerWheel).first?.value == "Blue")
      #expect(picker.rowSize(forComponent: 0).height == 50)
    }
  }
}
