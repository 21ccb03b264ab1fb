@_spi(Windfall) import CoreGraphics
import UIKit
import WindfallCore

extension Path {
  public init(_ path: CGPath) { self.init(DisplayPath.segments(path.segments)) }

  public var cgPath: CGPath { CGPath(segments: display.segments) }
}
