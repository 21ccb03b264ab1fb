import Foundation
import FoundationOverlay
import Testing

struct NSNumberMakingTests {
  @Test func numbersAreMadeOfTheClassThatIsAsked() {
    let type: NSNumber.Type = NSDecimalNumber.self
    #expect(type.windfallMake(value: 2.5) as Any is NSDecimalNumber)
    #expect(NSNumber.windfallMake(value: true).boolValue)
  }

  @Test func numbersKeepTheTypeOfTheirValue() {
    func kind(_ number: NSNumber) -> String { String(cString: number.objCType) }
    #expect(kind(.windfallMake(value: Int64(7))) == kind(NSNumber(value: Int64(7))))
    #expect(kind(.windfallMake(value: UInt64.max)) == kind(NSNumber(value: UInt64.max)))
    #expect(kind(.windfallMake(value: Float(1))) == kind(NSNumber(value: Float(1))))
    #expect(NSNumber.windfallMake(value: -1.5).doubleValue == -1.5)
  }

  @Test func classesDescribeThemselves() {
    class Plain: NSObject {}
    func text<T: NSObject>(of type: T.Type) -> String { T.description() }
    #expect(text(of: Plain.self).hasSuffix("Plain") && NSNumber.description() == "NSNumber")
    #expect(NSObject().description != "NSObject")
  }
}
