import Foundation
import FoundationOverlay
import Testing

struct FloatBridgingTests {
  private func cast<Value>(_ number: NSNumber, to type: Value.Type = Value.self) -> Value? { (number as Any) as? Value }

  @Test("A number is cast to a float that holds it roughly, unless it is too great")
  func casts() throws {
    #expect(cast(NSNumber(value: 12.3212), to: Float.self) == 12.3212)
    #expect(cast(NSNumber(value: 2.5), to: Float.self) == 2.5 && cast(NSNumber(value: 3), to: Float.self) == 3)
    #expect(cast(NSNumber(value: 1e300), to: Float.self) == nil)
    #expect(cast(NSNumber(value: Int64.max), to: Float.self) == nil)
    #expect(cast(NSNumber(value: Double.infinity), to: Float.self) == .infinity)
    #expect(cast(NSNumber(value: 1.5), to: Int.self) == nil)
    let json = try JSONSerialization.jsonObject(with: Data(#"{"price": 9.99, "list": [0.1]}"#.utf8)) as? [String: Any]
    #expect(json?["price"] as? Float == 9.99 && json?["list"] as? [Float] == [0.1])
  }

  @Test("An address of the call stack is a pointer")
  func pointers() throws {
    let address = try #require(Thread.callStackReturnAddresses.first)
    #expect(UInt(bitPattern: address.pointerValue) == address.uintValue)
    #expect(NSValue(range: NSRange(location: 1, length: 2)).pointerValue == nil)
    #expect(windfallObject(address as AnyObject).pointerValue == address.pointerValue)
  }
}
