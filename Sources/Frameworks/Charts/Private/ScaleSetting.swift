import Foundation

/// What an app says of one scale.
struct ScaleSetting {
  var domain: _ChartDomain?
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  var type: ScaleType?
}
