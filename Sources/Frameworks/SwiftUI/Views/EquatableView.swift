/// See [EquatableView](https://developer.apple.com/documentation/swiftui/equatableview).
public struct EquatableView<Content: Equatable & View>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  /// Views are compared in any case, equatable ones by their own equality.
  public var body: some View { content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
