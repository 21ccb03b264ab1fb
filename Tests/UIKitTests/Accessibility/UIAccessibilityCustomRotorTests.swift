import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIAccessibilityCustomRotorTests {
  @Test func `A rotor has a name and finds the next of its items`() {
    let (first, second) = (UIView(), UIView())
    let rotor = UIAccessibilityCustomRotor(name: "Stars") { predicate in
      let element = predicate.searchDirection == .next ? second : first
      return UIAccessibilityCustomRotorItemResult(targetElement: element, targetRange: nil)
    }
    first.accessibilityCustomRotors = [rotor]
    #expect(first.accessibilityCustomRotors == [rotor] && second.accessibilityCustomRotors == nil)
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === first)
    predicate.searchDirection = .next
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === second)
    rotor.name = "Moons"
    #expect(rotor.attributedName.string == "Moons" && rotor.systemRotorType == .none)
    #expect(UIAccessibilityCustomRotor(systemType: .landmark) { _ in nil }.systemRotorType.rawValue == 18)
  }
}
