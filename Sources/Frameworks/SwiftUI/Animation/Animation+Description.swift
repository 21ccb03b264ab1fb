/// The texts are those of the types that Apple's animations are made of.
extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { parts.text }

  public var debugDescription: String { "AnyAnimator(\(parts.fieldText))" }

  public var customMirror: Mirror { Mirror(self, children: ["base": description]) }

  private var parts: AnimationParts {
    changes.reduce(curve.parts) { base, change in
      let modifier = change.parts
      return AnimationParts(
        name: "CustomAnimationModifiedContent<\(base.name), \(modifier.name)>",
        fieldName: "CustomAnimationModifiedContent<\(base.fieldName), \(modifier.fieldName)>",
        fields: "base: \(base.fieldText), modifier: \(modifier.fieldText)")
    }
  }
}

/// A type's name, with its module where it is a field of another value, and its fields.
private struct AnimationParts {
  let name: String
  let fieldName: String
  let fields: String

  init(_ name: String, _ fields: String) { self.init(name: name, fieldName: name, fields: fields) }

  init(name: String, fieldName: String, fields: String) {
    self.name = name
    self.fieldName = "SwiftUI.\(fieldName)"
    self.fields = fields
  }

  var text: String { "\(name)(\(fields))" }
  var fieldText: String { "\(fieldName)(\(fields))" }
}

extension Animation.Curve {
  fileprivate var parts: AnimationParts {
    switch self {
    case .default: AnimationParts("DefaultAnimation", "")
    case .bezier(let duration, let first, let last):
      AnimationParts(
        "BezierAnimation", "duration: \(duration), curve: SwiftUI.UnitCurve.CubicSolver(\(Self.factors(first, last)))")
    case .fluid(let response, let dampingFraction, let blendDuration):
      AnimationParts(
        "FluidSpringAnimation",
        "response: \(response), dampingFraction: \(dampingFraction), blendDuration: \(blendDuration)")
    case .spring(let mass, let stiffness, let damping, let initialVelocity):
      AnimationParts(
        "SpringAnimation",
        "mass: \(mass), stiffness: \(stiffness), damping: \(damping), "
          + "initialVelocity: SwiftUI._Velocity<Swift.Double>(valuePerSecond: \(initialVelocity))")
    }
  }

  /// The factors of the cubic polynomials that a curve between two control points is.
  private static func factors(_ first: UnitPoint, _ last: UnitPoint) -> String {
    func axis(_ name: String, _ first: Double, _ last: Double) -> String {
      let c = first * 3
      let b = (last - first) * 3 - c
      return "a\(name): \(1 - c - b), b\(name): \(b), c\(name): \(c)"
    }
    return "\(axis("x", first.x, last.x)), \(axis("y", first.y, last.y))"
  }
}

extension Animation.Change {
  fileprivate var parts: AnimationParts {
    switch self {
    case .delay(let delay): AnimationParts("DelayAnimation", "delay: \(delay)")
    case .speed(let speed): AnimationParts("SpeedAnimation", "speed: \(speed)")
    case .repetition(let count, let autoreverses):
      AnimationParts(
        "RepeatAnimation", "repeatCount: \(count.map { "Optional(\($0))" } ?? "nil"), autoreverses: \(autoreverses)")
    }
  }
}
