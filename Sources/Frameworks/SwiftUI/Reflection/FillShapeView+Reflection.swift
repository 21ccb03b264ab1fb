extension FillShapeView: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let view = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    return Mirror.ofLayer(self, view, shape, background)
  }
}

extension StrokeShapeView: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let view = _ShapeView(shape: _StrokedShape(shape: shape, style: strokeStyle), style: style)
    return Mirror.ofLayer(self, view, shape, background)
  }
}

extension StrokeBorderShapeView: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    let view = _ShapeView(shape: _StrokedShape(shape: inner, style: strokeStyle), style: style)
    return Mirror.ofLayer(self, view, shape, background)
  }
}

extension Mirror {
  /// Apple's have a view of the shape as it is filled.
  fileprivate static func ofLayer(_ layer: some Any, _ view: some Any, _ shape: some Any, _ background: some Any)
    -> Mirror
  {
    Mirror(layer, children: ["view": ReflectedParts(["content": view]), "shape": shape, "background": background])
  }
}

extension ToolbarModifier: CustomReflectable {
  nonisolated var customMirror: Mirror {
    let contents = (content as? ToolbarList)?.contents ?? content
    return Mirror(self, children: ["content": ReflectedParts(["value": contents]), "id": id as Any])
  }
}

extension Canvas: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let flags = UInt32((isOpaque ? 2 : 0) | (rendersAsynchronously ? 4 : 0))
    let options = ReflectedParts(["colorMode": colorMode, "flags": ReflectedParts(["rawValue": flags])])
    return Mirror(self, children: ["symbols": symbols, "renderer": renderer as Any, "rasterizationOptions": options])
  }
}

extension TimelineView: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let content = content
    let made: (Context) -> Content = { content(TimelineViewDefaultContext(date: $0.date)) }
    return Mirror(self, children: ["content": made])
  }
}
