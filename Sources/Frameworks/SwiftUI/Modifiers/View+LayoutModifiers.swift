import Foundation

extension View {
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectModifier(ratio: aspectRatio, mode: contentMode))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public func layoutPriority(_ value: Double) -> some View { modifier(TraitModifier(priority: value)) }

  public func zIndex(_ value: Double) -> some View { modifier(TraitModifier(zIndex: value)) }

  public func gridCellColumns(_ count: Int) -> some View { modifier(TraitModifier(columnSpan: count)) }

  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(columnAlignment: guide))
  }

  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(TraitModifier(cellAnchor: anchor)) }

  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(TraitModifier(unsizedAxes: axes)) }

  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: guide.key, compute: computeValue))
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: guide.key, compute: computeValue))
  }

  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(BleedModifier(edges: regions.contains(.container) ? edges : []))
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
