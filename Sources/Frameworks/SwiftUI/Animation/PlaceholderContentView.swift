/// See [PlaceholderContentView](https://developer.apple.com/documentation/swiftui/placeholdercontentview).
public struct PlaceholderContentView<Value>: PlacedContent {
  let source: ContentSource
}
