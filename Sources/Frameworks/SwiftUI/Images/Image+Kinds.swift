import Foundation
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

/// See [SymbolRenderingMode](https://developer.apple.com/documentation/swiftui/symbolrenderingmode).
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

/// See [SymbolVariants](https://developer.apple.com/documentation/swiftui/symbolvariants).
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let rectangle = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let slash = SymbolVariants()

  public var circle: SymbolVariants { self }
  public var square: SymbolVariants { self }
  public var fill: SymbolVariants { self }
  public var slash: SymbolVariants { self }
}

extension Image.Scale {
  /// How large a symbol is beside the medium one; Apple documents no numbers, these are close to what it shows.
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
