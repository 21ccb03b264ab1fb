import Foundation

@objc protocol ClockDelegate: AnyObject {
  func clockDidStart(_ clock: Clock)
  @objc optional func clock(_ clock: Clock, didTick count: Int)
  @objc optional func clockShouldStop(_ clock: Clock) -> Bool
  @objc optional var clockName: String { get }
}
