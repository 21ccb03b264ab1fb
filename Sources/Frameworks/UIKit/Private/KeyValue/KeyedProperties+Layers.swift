import CoreGraphics
import ObjectiveC

extension KeyedProperties {
  /// What no property has, a layer keeps under any key.
  @MainActor static func addLayers(to table: MethodTable) {
    addCALayer(to: table)
    addCAShapeLayer(to: table)
    addCAGradientLayer(to: table)
    addCATextLayer(to: table)
    table.add(Selector("valueForUndefinedKey:", method: CALayer.keptValue))
    table.add(Selector("setValue:forUndefinedKey:", method: CALayer.keep))
  }

  @MainActor private static func addCALayer(to table: MethodTable) {
    table.add("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
    table.add("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
    table.add("anchorPoint", \CALayer.anchorPoint)
    table.add("backgroundColor", \CALayer.backgroundColor)
    table.add("beginTime", \CALayer.beginTime)
    table.add("borderColor", \CALayer.borderColor)
    table.add("borderWidth", \CALayer.borderWidth)
    table.add("bounds", \CALayer.bounds)
    table.add("contents", \CALayer.contents)
    table.add("contentsCenter", \CALayer.contentsCenter)
    table.add("contentsGravity", \CALayer.contentsGravity)
    table.add("contentsRect", \CALayer.contentsRect)
    table.add("contentsScale", \CALayer.contentsScale)
    table.add("cornerCurve", \CALayer.cornerCurve)
    table.add("cornerRadius", \CALayer.cornerRadius)
    table.add("duration", \CALayer.duration)
    table.add("fillMode", \CALayer.fillMode)
    table.add("frame", \CALayer.frame)
    table.add("isDoubleSided", \CALayer.isDoubleSided)
    table.add("isGeometryFlipped", \CALayer.isGeometryFlipped)
    table.add("isHidden", \CALayer.isHidden)
    table.add("isOpaque", \CALayer.isOpaque)
    table.add("mask", \CALayer.mask)
    table.add("maskedCorners", \CALayer.maskedCorners)
    table.add("masksToBounds", \CALayer.masksToBounds)
    table.add("name", \CALayer.name)
    table.add("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
    table.add("opacity", \CALayer.opacity)
    table.add("position", \CALayer.position)
    table.add("rasterizationScale", \CALayer.rasterizationScale)
    table.add("repeatCount", \CALayer.repeatCount)
    table.add("shadowColor", \CALayer.shadowColor)
    table.add("shadowOffset", \CALayer.shadowOffset)
    table.add("shadowOpacity", \CALayer.shadowOpacity)
    table.add("shadowPath", \CALayer.shadowPath)
    table.add("shadowRadius", \CALayer.shadowRadius)
    table.add("shouldRasterize", \CALayer.shouldRasterize)
    table.add("speed", \CALayer.speed)
    table.add("sublayers", \CALayer.sublayers)
    table.add("timeOffset", \CALayer.timeOffset)
    table.add("transform", \CALayer.transform)
    table.add("zPosition", \CALayer.zPosition)
  }

  @MainActor private static func addCAShapeLayer(to table: MethodTable) {
    table.add("fillColor", \CAShapeLayer.fillColor)
    table.add("fillRule", \CAShapeLayer.fillRule)
    table.add("lineCap", \CAShapeLayer.lineCap)
    table.add("lineDashPattern", \CAShapeLayer.lineDashPattern)
    table.add("lineDashPhase", \CAShapeLayer.lineDashPhase)
    table.add("lineJoin", \CAShapeLayer.lineJoin)
    table.add("lineWidth", \CAShapeLayer.lineWidth)
    table.add("miterLimit", \CAShapeLayer.miterLimit)
    table.add("path", \CAShapeLayer.path)
    table.add("strokeColor", \CAShapeLayer.strokeColor)
    table.add("strokeEnd", \CAShapeLayer.strokeEnd)
    table.add("strokeStart", \CAShapeLayer.strokeStart)
  }

  @MainActor private static func addCAGradientLayer(to table: MethodTable) {
    table.add("colors", \CAGradientLayer.colors)
    table.add("endPoint", \CAGradientLayer.endPoint)
    table.add("locations", \CAGradientLayer.locations)
    table.add("startPoint", \CAGradientLayer.startPoint)
    table.add("type", \CAGradientLayer.type)
  }

  @MainActor private static func addCATextLayer(to table: MethodTable) {
    table.add("alignmentMode", \CATextLayer.alignmentMode)
    table.add("font", \CATextLayer.font)
    table.add("fontSize", \CATextLayer.fontSize)
    table.add("foregroundColor", \CATextLayer.foregroundColor)
    table.add("isWrapped", \CATextLayer.isWrapped)
    table.add("string", \CATextLayer.string)
    table.add("truncationMode", \CATextLayer.truncationMode)
  }
}
