import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct RunLoopTrackingTests {
  @Test func `The tracking mode is a mode of its own`() {
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
    #expect(![.default, .common].contains(RunLoop.Mode.tracking))
  }
}
