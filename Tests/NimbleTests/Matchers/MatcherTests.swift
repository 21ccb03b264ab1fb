import Foundation
import Nimble
import Testing

struct MatcherTests {
  private class Animal: NSObject {}
  private final class Dog: Animal {}

  /// Knows where it has been described.
  private final class Sender: CustomDebugStringConvertible, @unchecked Sendable {
    var wasDescribed = false
    var wasDescribedOnMainThread = false

    var debugDescription: String {
      wasDescribed = true
      if Thread.isMainThread { wasDescribedOnMainThread = true }
      return "sender"
    }
  }

  private let number: Int? = nil
  private let text: String? = nil
  private let list: [Int]? = nil

  @Test("beNil, beVoid")
  func nils() {
    #expect(failures { expect(number).to(beNil()) } == [])
    #expect(failures { expect(1).to(beNil()) } == ["expected to be nil, got <1>"])
    #expect(failures { expect(number).toNot(beNil()) } == ["expected to not be nil, got <nil>"])
    #expect(failures { expect([nil, nil] as [Int?]).to(allPass(beNil())) } == [])
    #expect(failures { expect([nil, 1] as [Int?]).to(allPass(beNil())) }.count == 1)
    #expect(failures { expect(()).to(beVoid()) } == [])
    #expect(failures { expect(()).toNot(beVoid()) } == ["expected to not be void, got <()>"])
  }

  @Test("beTrue, beFalse, beTruthy, beFalsy")
  func logic() {
    let unknown: Bool? = nil
    #expect(failures { expect(true).to(beTrue()) } == [])
    #expect(failures { expect(false).to(beTrue()) } == ["expected to be true, got <false>"])
    #expect(failures { expect(unknown).to(beTrue()) } == ["expected to be true, got <nil>" + hint])
    #expect(failures { expect(true).to(beFalse()) } == ["expected to be false, got <true>"])
    #expect(failures { expect(unknown).toNot(beFalse()) } == ["expected to not be false, got <nil>" + hint])
    #expect(failures { expect(1).to(beTruthy()) } == [])
    #expect(failures { expect(false).to(beTruthy()) } == ["expected to be truthy, got <false>"])
    #expect(failures { expect(unknown).to(beTruthy()) } == ["expected to be truthy, got <nil>"])
    #expect(failures { expect(unknown).to(beFalsy()) } == [])
    #expect(failures { expect(true).to(beFalsy()) } == ["expected to be falsy, got <true>"])
  }

  @Test("Order")
  func order() {
    #expect(failures { expect(2).to(beGreaterThan(1)) } == [])
    #expect(failures { expect(1).to(beGreaterThan(1)) } == ["expected to be greater than <1>, got <1>"])
    #expect(failures { expect(number).to(beGreaterThan(1)) } == ["expected to be greater than <1>, got <nil>" + hint])
    #expect(
      failures { expect(0).to(beGreaterThanOrEqualTo(1)) } == ["expected to be greater than or equal to <1>, got <0>"])
    #expect(failures { expect(1).to(beLessThan(1)) } == ["expected to be less than <1>, got <1>"])
    #expect(failures { expect(1).toNot(beLessThan(2)) } == ["expected to not be less than <2>, got <1>"])
    #expect(failures { expect(2).to(beLessThanOrEqualTo(1)) } == ["expected to be less than or equal to <1>, got <2>"])
    #expect(failures { expect(1).to(beLessThan(nil)) } == ["expected to be less than <nil>, got <1>"])
    #expect(failures { expect(2).to(beWithin(0..<2)) } == ["expected to be within range <(0..<2)>, got <2>"])
    #expect(failures { expect(2).to(beWithin(0...2)) } == [])
    #expect(failures { expect(3).to(beWithin(0...2)) } == ["expected to be within range <(0...2)>, got <3>"])
  }

  @Test("Identity and types")
  func identity() {
    let dog = Dog()
    let address = "<0x\(String(UInt(bitPattern: Unmanaged.passUnretained(dog).toOpaque()), radix: 16))>"
    #expect(failures { expect(dog).to(be(dog)) } == [])
    #expect(
      failures { expect(dog).toNot(beIdenticalTo(dog)) } == [
        "expected to not be identical to \(address), got \(address)"
      ])
    #expect(
      failures { expect(dog).to(beIdenticalTo(nil as Dog?)) } == ["expected to be identical to nil, got \(address)"])
    let error = NSError(domain: "d", code: 1)
    let caught: (any Error)? = error
    #expect(failures { expect(caught).to(beIdenticalTo(error)) } == [])
    #expect(failures { expect(caught).to(be(NSError(domain: "d", code: 1))) }.count == 1)
    let nobody: Dog? = nil
    #expect(
      failures { expect(nobody).toNot(be(dog)) } == ["expected to not be identical to \(address), got nil" + hint])
    #expect(
      failures { expect(number).to(beAnInstanceOf(Int.self)) } == [
        "expected to be an instance of Int, got <nil>" + hint
      ])
    #expect(failures { expect(dog).to(beAKindOf(Animal.self)) } == [])
    #expect(
      failures { expect(Animal()).to(beAKindOf(Dog.self)) } == ["expected to be a kind of Dog, got <Animal instance>"])
    #expect(
      failures { expect(1).to(beAKindOf(String.self)) } == ["expected to be a kind of String, got <Int instance>"])
    #expect(failures { expect(number).to(beAKindOf(Int.self)) } == ["expected to be a kind of Int, got <nil>" + hint])
    #expect(failures { expect(1).to(beAnInstanceOf(Int.self)) } == [])
    #expect(
      failures { expect(1).to(beAnInstanceOf(Double.self)) } == [
        "expected to be an instance of Double, got <Int instance>"
      ])
    #expect(
      failures { expect(dog as NSObject).to(beAnInstanceOf(Animal.self as AnyClass)) }
        == ["expected to be an instance of Animal, got <Dog instance>"])
  }

  @Test("Closeness")
  func close() {
    #expect(failures { expect(1.2).to(beCloseTo(1.20001)) } == [])
    #expect(
      failures { expect(1.2).to(beCloseTo(1.3, within: 0.01)) }
        == ["expected to be close to <1.3> (within 0.01), got <1.2>"])
    #expect(
      failures { expect(1.2).toNot(beCloseTo(1.2001, within: 1)) }
        == ["expected to not be close to <1.2001> (within 1), got <1.2>"])
    #expect(
      failures { expect(NSNumber(value: 1.2)).to(beCloseTo(9.3)) } == [
        "expected to be close to <9.3000> (within 0.0001), got <1.2>"
      ]
    )
    #expect(failures { expect([0.0, 1.1]).to(beCloseTo([0.00001, 1.10001])) } == [])
    #expect(failures { expect([1.0, 2.0]).to(beCloseTo([1.5, 2.5], within: 0.5)) } == [])
    #expect(failures { expect([1.0, 2.0][...]) ≈ [1.00001, 2.00001] } == [])
    #expect(
      failures { expect([0.0, 1.1]).to(beCloseTo([0.1, 1.1])) }
        == ["expected to be close to <[0.1, 1.1]> (each within 0.0001), got <[0, 1.1]>"])
  }

  @Test("Collections")
  func collections() {
    #expect(failures { expect([Int]()).to(beEmpty()) } == [])
    #expect(failures { expect([1]).to(beEmpty()) } == ["expected to be empty, got <[1]>"])
    #expect(failures { expect("foo").to(beEmpty()) } == ["expected to be empty, got <foo>"])
    #expect(failures { expect(list).toNot(beEmpty()) } == ["expected to not be empty, got <nil>" + hint])
    #expect(
      failures { expect([1, 2, 3]).to(haveCount(1)) }
        == ["expected to have Array<Int> with count 1, got 3\nActual Value: [1, 2, 3]"])
    #expect(failures { expect([1]).to(haveCount(1)) } == [])
    #expect(failures { expect([1, 2]).to(contain(1, 2)) } == [])
    #expect(failures { expect([1, 2]).to(contain(2, 3)) } == ["expected to contain <2, 3>, got <[1, 2]>"])
    #expect(failures { expect("foobar").to(contain("bar", "baz")) } == ["expected to contain <bar, baz>, got <foobar>"])
    #expect(failures { expect(text).to(contain("bar")) } == ["expected to contain <bar>, got <nil>" + hint])
    #expect(failures { expect([1, 2]).to(beginWith(2)) } == ["expected to begin with <2>, got <[1, 2]>"])
    #expect(failures { expect("foobar").to(beginWith("foo")) } == [])
    #expect(failures { expect([1, 2]).to(beginWith(prefix: [1])) } == [])
    #expect(failures { expect([1, 2]).to(beginWith(prefix: [2])) } == ["expected to begin with <[2]>, got <[1, 2]>"])
    #expect(failures { expect([1, 2]).to(endWith(1)) } == ["expected to end with <1>, got <[1, 2]>"])
    #expect(failures { expect("foobar").toNot(endWith("bar")) } == ["expected to not end with <bar>, got <foobar>"])
    #expect(
      failures { expect([1, 2]).to(elementsEqual([2, 1])) } == ["expected to elementsEqual <[2, 1]>, got <[1, 2]>"])
    #expect(
      failures { expect([1, 2]).to(containElementSatisfying({ $0 > 2 })) }
        == ["expected to find object in collection that satisfies matcher"])
    #expect(
      failures { expect([1, 2]).toNot(containElementSatisfying({ $0 > 1 }, "above one")) }
        == ["expected to not find object in collection above one"])
  }

  @Test("Collections of Foundation")
  func foundation() {
    let array: any NMBOrderedCollection = NSArray(array: ["a", "b"])
    #expect(failures { expect(array).to(beginWith("a" as Any)) } == [])
    #expect(failures { expect(array as any NMBCollection).to(haveCount(2)) } == [])
    #expect(
      failures { expect(array as any NMBCollection).to(haveCount(1)) }
        == ["expected to have NSArray with count 1, got 2. Actual Value: (a, b)"])
    #expect(failures { expect(NSArray(array: [1]) as any NMBContainer).to(contain(1 as Any?)) } == [])
    #expect(failures { expect(NSDictionary()).to(beEmpty()) } == [])
    let names: any NMBContainer = NSArray(array: ["a"])
    #expect(failures { expect(names).to(contain("a" as NSString)) } == [])
    #expect(failures { expect(names).to(contain("b" as NSString)) }.count == 1)
    // A number has a hidden class on iOS.
    #expect(
      failures { expect(NSNumber(value: 1)).to(beAKindOf(NSString.self)) }
        == ["expected to be a kind of NSString, got <__NSCFNumber instance>"])
    #expect(
      failures { expect(NSNumber(value: 1)).toNot(beAnInstanceOf(type(of: NSNumber(value: 1)))) }
        == ["expected to not be an instance of __NSCFNumber, got <__NSCFNumber instance>"])
  }

  @Test("allPass names the first element that fails")
  func allPasses() {
    #expect(failures { expect([1, 2]).to(allPass { $0 < 3 }) } == [])
    #expect(
      failures { expect([1, 2, 3]).to(allPass { $0 < 2 }) }
        == ["expected to all pass a condition, but failed first at element <2> in <[1, 2, 3]>"])
    #expect(
      failures { expect([1, 2, 3]).to(allPass(beLessThan(3))) }
        == ["expected to all be less than <3>, but failed first at element <3> in <[1, 2, 3]>"])
    #expect(failures { expect([1]).toNot(allPass("be one") { $0 == 1 }) } == ["expected to not all be one"])
    #expect(failures { expect(list).to(allPass { $0 < 3 }) } == ["expected to all pass" + hint])
  }

  @Test("Combined matchers")
  func combined() {
    #expect(failures { expect(2).to(satisfyAllOf(equal(2), beLessThan(3))) } == [])
    #expect(
      failures { expect(2).to(equal(3) && equal(4)) }
        == ["expected to match all of: {equal <3>}, and {equal <4>}, got 2"])
    #expect(failures { expect(2).to(equal(2) || equal(3)) } == [])
    #expect(
      failures { expect(2).to(satisfyAnyOf(equal(3), equal(4))) }
        == ["expected to match one of: {equal <3>}, or {equal <4>}, got 2"])
    #expect(
      failures { expect(2).to(satisfyAnyOf(equal(2), equal(nil))) }
        == ["expected to match one of: {equal <2>}, or {equal <nil>\(hint)}, got 2"])
    #expect(failures { expect(2).to(not(equal(2))) } == ["expected to not equal <2>, got <2>"])
    #expect(failures { expect(number).toNot(not(beNil())) } == [])
    #expect(failures { expect(2).to(map({ $0 + 1 }, equal(3))) } == [])
    #expect(failures { expect("x").to(compactMap({ Int($0) }, equal(3))) } == ["expected to Map from String to Int"])
  }

  @Test("match looks for a regular expression")
  func match() {
    #expect(failures { expect("11:14").to(Nimble.match("\\d{2}:\\d{2}")) } == [])
    #expect(failures { expect("hello").to(Nimble.match("\\d{2}")) } == [#"expected to match <\d{2}>, got <hello>"#])
  }

  @Test("Results and successes")
  func results() {
    let success = Result<Int, CocoaError>.success(1)
    #expect(failures { expect(success).to(beSuccess()) } == [])
    #expect(failures { expect(success).to(beSuccess { expect($0) == 1 }) } == [])
    #expect(
      failures { expect(success).to(beFailure()) } == ["expected to be <failure(CocoaError)>, got <success(1)>"])
    #expect(
      failures { expect(success).to(beSuccess(2)) } == ["expected to be <success(Int)> that equals 2, got <success(1)>"]
    )
    #expect(
      failures { expect(success).to(beSuccess(equal(2))) } == [
        "expected to be <success(Int)> that satisfies matcher, got <success(1)>\nexpected to equal <2>, got 1"
      ])
    let failure = Result<Int, any Error>.failure(CocoaError(.fileNoSuchFile))
    #expect(failures { expect(failure).to(beFailure(matchError(CocoaError.self))) } == [])
    #expect(failures { expect { ToSucceedResult.succeeded }.to(succeed()) } == [])
    #expect(
      failures { expect { ToSucceedResult.failed(reason: "no") }.to(succeed()) }
        == ["expected to succeed, got <failed> because <no>"])
  }

  @Test("Notifications that the expression posts") @MainActor
  func notifications() {
    let center = NotificationCenter()
    let note = Notification(name: Notification.Name("Foo"), object: nil)
    #expect(failures { expect { center.post(note) }.to(postNotifications(equal([note]), from: center)) } == [])
    #expect(
      failures { expect {}.to(postNotifications(equal([note]), from: center)) }
        == ["expected to equal <[\(note)]>, got no notifications"])
    // What another thread posts is described there.
    let sender = Sender()
    let name = note.name
    let found = failures {
      expect {
        OperationQueue().addOperations(
          [BlockOperation { center.post(Notification(name: name, object: sender)) }], waitUntilFinished: true)
      }.to(postNotifications(equal([note]), from: center))
    }
    #expect(found.count == 1)
    #expect(!sender.wasDescribedOnMainThread && sender.wasDescribed)
  }

  @Test("Custom matchers, under both names")
  func custom() {
    func beEven() -> Matcher<Int> {
      Matcher.define("be even") { expression, message in
        MatcherResult(bool: try expression.evaluate().map { $0 % 2 == 0 } ?? false, message: message)
      }
    }
    #expect(failures { expect(1).to(beEven()) } == ["expected to be even, got <1>"])
    #expect(failures { expect(number).to(beEven()) } == ["expected to be even, got <nil>" + hint])
  }
}
