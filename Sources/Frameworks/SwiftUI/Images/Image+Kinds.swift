import UIKit

extension Image {
  public nonisolated init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    self.init(cgImage, scale, label: label.plainString, isDecorative: false)
  }

  public nonisolated init(decorative cgImage: CGImage, scale: CGFloat) {
    self.init(cgImage, scale, label: "", isDecorative: true)
  }
}

/// Pictures are drawn in one quality, and symbols as a whole.
extension Image {
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  public nonisolated init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}
