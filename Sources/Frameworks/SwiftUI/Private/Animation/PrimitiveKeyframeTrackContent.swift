/// Keyframes of one track that say themselves how they end.
protocol PrimitiveKeyframeTrackContent: KeyframeTrackContent where Body == Never {}

extension PrimitiveKeyframeTrackContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
