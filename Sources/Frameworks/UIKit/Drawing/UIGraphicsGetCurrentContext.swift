/// See [UIGraphicsGetCurrentContext()](https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()).
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.current }

/// See [UIGraphicsPushContext(_:)](https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)).
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.push(context) }

/// See [UIGraphicsPopContext()](https://developer.apple.com/documentation/uikit/uigraphicspopcontext()).
@preconcurrency @MainActor public func UIGraphicsPopContext() { DrawingStack.pop() }
