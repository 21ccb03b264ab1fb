/// See [AnnotationOverflowResolution](https://developer.apple.com/documentation/charts/annotationoverflowresolution).
///
/// Annotations may reach out of the plot area, whatever is asked for.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// See [AnnotationOverflowResolution.Strategy](https://developer.apple.com/documentation/charts/annotationoverflowresolution/strategy).
  public struct Strategy: Hashable, Sendable {
    /// See [AnnotationOverflowResolution.Boundary](https://developer.apple.com/documentation/charts/annotationoverflowresolution/boundary).
    public struct Boundary: Hashable, Sendable {
      private let name: String

      public static let automatic = Boundary(name: "automatic")
      public static let plot = Boundary(name: "plot")
      public static let chart = Boundary(name: "chart")
    }

    private let name: String
    private var boundary = Boundary.automatic

    public static let automatic = Strategy(name: "automatic")
    public static let disabled = Strategy(name: "disabled")
    public static let padScale = Strategy(name: "padScale")
    public static let fit = Strategy(name: "fit")

    public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit", boundary: boundary) }
  }

  public static let automatic = AnnotationOverflowResolution()

  private let x: Strategy
  private let y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
