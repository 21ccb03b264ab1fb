/// How content keeps its aspect ratio: [ContentMode](https://developer.apple.com/documentation/swiftui/contentmode).
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}
