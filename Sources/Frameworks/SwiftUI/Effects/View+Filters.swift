import Foundation

/// Pictures are drawn without filters: they leave the view as it is.
nonisolated extension View {
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }

  public func blendMode(_ blendMode: BlendMode) -> Self { self }

  public func brightness(_ amount: Double) -> Self { self }

  public func contrast(_ amount: Double) -> Self { self }

  public func saturation(_ amount: Double) -> Self { self }

  public func grayscale(_ amount: Double) -> Self { self }

  public func colorMultiply(_ color: Color) -> Self { self }

  public func colorInvert() -> Self { self }

  public func hueRotation(_ angle: Angle) -> Self { self }

  public func luminanceToAlpha() -> Self { self }

  public func compositingGroup() -> Self { self }

  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> Self { self }

  public func geometryGroup() -> Self { self }
}
