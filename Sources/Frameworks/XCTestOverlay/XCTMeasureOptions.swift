import Foundation

/// [XCTMeasureOptions](https://developer.apple.com/documentation/xctest/xctmeasureoptions)
open class XCTMeasureOptions: NSObject {
  /// [XCTMeasureOptions.InvocationOptions](https://developer.apple.com/documentation/xctest/xctmeasureoptions/invocationoptions-swift.struct)
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  open var invocationOptions: InvocationOptions = []
  open var iterationCount = 5
}
