/// What shapes and text are painted with: [ShapeStyle](https://developer.apple.com/documentation/swiftui/shapestyle).
@preconcurrency @MainActor
public protocol ShapeStyle {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is painted; styles of apps keep the default, which asks `resolve(in:)`.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is not resolved") }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint { fatalError("Never paints nothing") }
}
