@_spi(Windfall) import CoreGraphics

/// See [UIGraphicsGetCurrentContext()](https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()).
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.current }

/// See [UIGraphicsPushContext(_:)](https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)).
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.push(context) }

/// See [UIGraphicsPopContext()](https://developer.apple.com/documentation/uikit/uigraphicspopcontext()).
public func UIGraphicsPopContext() { DrawingStack.pop() }

/// See [UIGraphicsBeginImageContext(_:)](https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)).
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  DrawingStack.pushImage(size: size, scale: 1)
}

/// See [UIGraphicsBeginImageContextWithOptions(_:_:_:)](https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)).
/// An opaque image begins black.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  DrawingStack.pushImage(size: size, scale: scale > 0 ? scale : Device.current.scale)
  if opaque { DrawingStack.current?.fill(CGRect(origin: .zero, size: size)) }
}

/// See [UIGraphicsGetImageFromCurrentImageContext()](https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()).
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingStack.currentImage
}

/// See [UIGraphicsEndImageContext()](https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext()).
public func UIGraphicsEndImageContext() { DrawingStack.pop() }

/// See [UIRectFill(_:)](https://developer.apple.com/documentation/uikit/uirectfill(_:)). Without a context nothing is
/// filled.
public func UIRectFill(_ rect: CGRect) { DrawingStack.current?.fill(rect) }
