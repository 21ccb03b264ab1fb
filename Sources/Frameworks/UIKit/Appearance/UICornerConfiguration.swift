/// See [UICornerRadius](https://developer.apple.com/documentation/uikit/uicornerradius-swift.struct).
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(Double)
    /// As far from the corner of the view around it on all sides.
    case concentric(minimum: Double)
  }

  let kind: Kind

  /// See [fixed(_:)](https://developer.apple.com/documentation/uikit/uicornerradius-swift.struct/fixed(_:)).
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(max(0, radius))) }

  /// See [containerConcentric(minimum:)](https://developer.apple.com/documentation/uikit/uicornerradius-swift.struct/containerconcentric(minimum:)).
  ///
  /// The container is the superview.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: Double(minimum ?? 0)))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

extension UICornerRadius: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .concentric(let minimum): "containerConcentric(minimum: \(minimum))"
    }
  }
}

/// See [UICornerConfiguration](https://developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct).
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable {
    /// From the top left on, with the hands of a clock.
    case corners([UICornerRadius])
    /// The same where corners have the greatest radius of all that `groups` joins.
    case uniform([UICornerRadius], groups: [[Int]])
    case capsule(maximum: Double?)
  }

  let shape: Shape

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners(Array(repeating: radius, count: 4)))
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let radii = [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius]
    return UICornerConfiguration(shape: .corners(radii.map { $0 ?? 0 }))
  }

  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    uniform([radius, radius, radius, radius], [[0, 1, 2, 3]])
  }

  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    uniform([leftRadius, rightRadius, rightRadius, leftRadius], [[0, 3], [1, 2]])
  }

  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    uniform([topRadius, topRadius, bottomRadius, bottomRadius], [[0, 1], [2, 3]])
  }

  public static func uniformTopRadius(
    _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    uniform([radius, radius, bottomRightRadius, bottomLeftRadius], [[0, 1]])
  }

  public static func uniformBottomRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    uniform([topLeftRadius, topRightRadius, radius, radius], [[2, 3]])
  }

  public static func uniformLeftRadius(
    _ radius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    uniform([radius, topRightRadius, bottomRightRadius, radius], [[0, 3]])
  }

  public static func uniformRightRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    uniform([topLeftRadius, radius, radius, bottomLeftRadius], [[1, 2]])
  }

  private static func uniform(_ radii: [UICornerRadius?], _ groups: [[Int]]) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniform(radii.map { $0 ?? 0 }, groups: groups))
  }
}

extension UICornerConfiguration: CustomStringConvertible {
  public var description: String {
    switch shape {
    case .corners(let radii), .uniform(let radii, _): "corners(\(radii.map(\.description).joined(separator: ", ")))"
    case .capsule(let maximum): "capsule(maximumRadius: \(maximum.map { "\($0)" } ?? "nil"))"
    }
  }
}
