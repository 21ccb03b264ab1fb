import Foundation

/// What paths cover together, in common or without each other. Curves become lines.
extension Path {
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).combined { $0 || $1 }
  }

  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).combined { $0 && $1 }
  }

  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).combined { $0 && !$1 }
  }

  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).combined { $0 != $1 }
  }

  /// The pieces of this path, as a line, that are in the other one's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).pieces(inside: true)
  }

  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).pieces(inside: false)
  }

  /// The same area, by outlines that do not cross.
  public func normalized(eoFill: Bool = true) -> Path {
    PathAreas(self, Path(), eoFill: eoFill).combined { own, _ in own }
  }
}

extension Shape {
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// Two shapes in the same rectangle, made into one.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
}
