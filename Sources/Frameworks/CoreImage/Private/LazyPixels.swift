/// Pixels that are read when they are first asked for.
final class LazyPixels: @unchecked Sendable {
  private let read: () -> Pixels?

  private(set) lazy var pixels = read() ?? Pixels(width: 0, height: 0) { _, _ in .clear }

  init(_ read: @escaping () -> Pixels?) { self.read = read }
}
