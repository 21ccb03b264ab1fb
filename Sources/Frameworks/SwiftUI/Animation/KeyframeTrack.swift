/// See [KeyframeTrack](https://developer.apple.com/documentation/swiftui/keyframetrack).
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: PrimitiveKeyframes where Content.Value == Part {
  public typealias Value = Root

  private let keyPath: WritableKeyPath<Root, Part>
  private let content: Content

  public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {
    self.keyPath = keyPath
    self.content = content()
  }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    self.init(\.self, content: content)
  }

  public func _finish<Whole>(_ value: inout Whole) {
    guard let last = content._lastValue as? Part, var root = value as? Root else { return }
    root[keyPath: keyPath] = last
    if let whole = root as? Whole { value = whole }
  }
}
