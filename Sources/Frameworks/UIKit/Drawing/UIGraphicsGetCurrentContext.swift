@_spi(Windfall) import CoreGraphics

/// See [UIGraphicsGetCurrentContext()](https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()).
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.current }

/// See [UIGraphicsPushContext(_:)](https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)).
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.push(context) }

/// See [UIGraphicsPopContext()](https://developer.apple.com/documentation/uikit/uigraphicspopcontext()).
@preconcurrency @MainActor public func UIGraphicsPopContext() { DrawingStack.pop() }

/// See [UIGraphicsBeginImageContext(_:)](https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)).
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  DrawingStack.pushImage(size: size, scale: 1)
}

/// See [UIGraphicsBeginImageContextWithOptions(_:_:_:)](https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)).
/// An opaque image begins black.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  DrawingStack.pushImage(size: size, scale: scale > 0 ? scale : UIScreen.main.scale)
  if opaque { DrawingStack.current?.fill(CGRect(origin: .zero, size: size)) }
}

/// See [UIGraphicsGetImageFromCurrentImageContext()](https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()).
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingStack.currentImage
}

/// See [UIGraphicsEndImageContext()](https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext()).
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { DrawingStack.pop() }

/// See [UIRectFill(_:)](https://developer.apple.com/documentation/uikit/uirectfill(_:)). Without a context nothing is
/// filled.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { DrawingStack.current?.fill(rect) }
