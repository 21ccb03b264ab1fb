/// See [UITimingCurveProvider](https://developer.apple.com/documentation/uikit/uitimingcurveprovider). Animations take no
/// time, whatever their curve.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}
