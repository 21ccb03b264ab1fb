import CoreMotion
import Testing

@Suite struct CMPedometerTests {
  private final class FakePedometer: CMPedometer {
    override class func isStepCountingAvailable() -> Bool { true }

    override func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
      handler(CMPedometerData(), nil)
    }
  }

  @Test("There is no pedometer")
  func unavailable() {
    #expect(!CMPedometer.isStepCountingAvailable() && !CMPedometer.isDistanceAvailable())
    #expect(CMPedometer.authorizationStatus() == .notDetermined)
  }

  @Test("Handlers are told that there is none")
  func updates() async {
    let pedometer = CMPedometer()
    let error: NSError? = await withCheckedContinuation { continuation in
      pedometer.startUpdates(from: Date()) { data, error in
        #expect(data == nil)
        continuation.resume(returning: error.map { $0 as NSError })
      }
    }
    #expect(error?.domain == CMErrorDomain)
    #expect(error?.code == Int(CMErrorMotionActivityNotAvailable.rawValue))
  }

  @Test("Tests put a pedometer of their own in its place")
  func subclass() {
    var steps: NSNumber?
    FakePedometer().startUpdates(from: Date()) { data, _ in steps = data?.numberOfSteps }
    #expect(FakePedometer.isStepCountingAvailable() && steps == 0)
  }
}
