import Foundation
import UIKit

extension Image {
  /// See [Image.Orientation](https://developer.apple.com/documentation/swiftui/image/orientation).
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0
    case upMirrored = 2
    case down = 6
    case downMirrored = 4
    case left = 1
    case leftMirrored = 3
    case right = 7
    case rightMirrored = 5

    fileprivate var imageOrientation: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  public nonisolated init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(cgImage, scale, orientation.imageOrientation, label: label.plainString, isDecorative: false)
  }

  public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage, scale, orientation.imageOrientation, label: "", isDecorative: true)
  }
}

/// Pictures are drawn in one quality, and symbols as a whole.
nonisolated extension Image {
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
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
