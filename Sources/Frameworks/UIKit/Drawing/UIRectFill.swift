@_spi(Windfall) import CoreGraphics

/// See [UIRectFill(_:)](https://developer.apple.com/documentation/uikit/uirectfill(_:)). Without a context nothing is
/// filled.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { DrawingStack.current?.fill(rect) }
