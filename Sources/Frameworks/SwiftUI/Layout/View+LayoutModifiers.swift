import Foundation

nonisolated extension View {
  public func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect> {
    modifier(_OffsetEffect(offset: offset))
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _OffsetEffect> {
    offset(CGSize(width: x, height: y))
  }

  public func position(_ position: CGPoint) -> ModifiedContent<Self, _PositionLayout> {
    modifier(_PositionLayout(position: position))
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PositionLayout> {
    position(CGPoint(x: x, y: y))
  }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<Self, _FixedSizeLayout> {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  public func fixedSize() -> ModifiedContent<Self, _FixedSizeLayout> { fixedSize(horizontal: true, vertical: true) }

  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> ModifiedContent<
    Self, _AspectRatioLayout
  > {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> ModifiedContent<Self, _AspectRatioLayout>
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fill) }

  public func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitModifier(priority: value)).written(LayoutPriorityTraitKey.self, value)
  }

  public func zIndex(_ value: Double) -> some View {
    modifier(_TraitModifier(zIndex: value)).written(ZIndexTraitKey.self, value)
  }

  public func gridCellColumns(_ count: Int) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier(columnSpan: count))
  }

  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier(columnAlignment: guide))
  }

  public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier(cellAnchor: anchor))
  }

  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier(unsizedAxes: axes))
  }

  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _GuideModifier> {
    modifier(_GuideModifier(key: guide.key, compute: computeValue))
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _GuideModifier> {
    modifier(_GuideModifier(key: guide.key, compute: computeValue))
  }

  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> ModifiedContent<
    Self, _SafeAreaRegionsIgnoringLayout
  > {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ModifiedContent<Self, _SafeAreaIgnoringLayout> {
    modifier(_SafeAreaIgnoringLayout(edges: edges))
  }
}
