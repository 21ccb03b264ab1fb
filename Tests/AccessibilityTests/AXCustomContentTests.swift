import Accessibility
import Testing

@Suite("Custom content")
struct AXCustomContentTests {
  private final class Dog: NSObject, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Age", value: "3")]
  }

  @Test("Content has a label, a value and an importance")
  func content() throws {
    let dog = Dog()
    let age = try #require(dog.accessibilityCustomContent.first)
    #expect(age.label == "Age" && age.value == "3" && age.importance == .default)
    age.importance = .high
    let copy = try #require(age.copy() as? AXCustomContent)
    #expect(copy.importance == .high && copy.attributedLabel.string == "Age")
    #expect(dog.accessibilityCustomContentBlock?()?.count == 1)
    dog.accessibilityCustomContentBlock = { [] }
    #expect(dog.accessibilityCustomContent.isEmpty)
  }
}
