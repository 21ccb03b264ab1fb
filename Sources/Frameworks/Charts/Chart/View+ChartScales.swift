import SwiftUI

extension View {
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartXScale(domain: domain, range: .plotDimension, type: type)
  }

  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chart { $0.x.set(domain: domain._domain, padding: range._padding, type: type) }
  }

  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chart { $0.x.set(domain: nil, padding: range._padding, type: type) }
  }

  public func chartXScale(type: ScaleType? = nil) -> some View {
    chart { $0.x.set(domain: nil, padding: nil, type: type) }
  }

  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartYScale(domain: domain, range: .plotDimension, type: type)
  }

  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chart { $0.y.set(domain: domain._domain, padding: range._padding, type: type) }
  }

  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chart { $0.y.set(domain: nil, padding: range._padding, type: type) }
  }

  public func chartYScale(type: ScaleType? = nil) -> some View {
    chart { $0.y.set(domain: nil, padding: nil, type: type) }
  }
}

extension ScaleSetting {
  /// What is not said stays as it was said further out.
  fileprivate mutating func set(
    domain: _ChartDomain?, padding: (start: CGFloat, end: CGFloat)?, type: ScaleType?
  ) {
    if let domain { self.domain = domain }
    if let padding { self.padding = padding }
    if let type { self.type = type }
  }
}
