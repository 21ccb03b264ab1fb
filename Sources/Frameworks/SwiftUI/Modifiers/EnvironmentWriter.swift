import Observation
import UIKit

/// Sets one value of the environment.
struct EnvironmentWriter<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func apply(to environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }

  func isSame(as other: Self) -> Bool { keyPath == other.keyPath && ValueMemory.areEqual(value, other.value) }
}

/// Changes one value of the environment.
struct EnvironmentTransform<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func apply(to environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }

  func isSame(as other: Self) -> Bool { false }
}

/// Adds to the attributes of text inside.
struct TextAttributesModifier: EnvironmentModifier {
  let attributes: TextAttributes

  func apply(to environment: inout EnvironmentValues) {
    environment.textAttributes = attributes.over(environment.textAttributes)
  }

  func isSame(as other: Self) -> Bool { attributes == other.attributes }
}

/// Puts an object into the environment.
struct ObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object

  func apply(to environment: inout EnvironmentValues) { environment.setObject(object, of: Object.self) }

  func isSame(as other: Self) -> Bool { object === other.object }
}

struct DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  func apply(to environment: inout EnvironmentValues) { if isDisabled { environment.isEnabled = false } }

  func isSame(as other: Self) -> Bool { isDisabled == other.isDisabled }
}

struct ForegroundModifier<S: ShapeStyle>: EnvironmentModifier {
  let style: S?

  func apply(to environment: inout EnvironmentValues) { environment.foreground = style.map { AnyShapeStyle($0) } }

  func isSame(as other: Self) -> Bool { ValueMemory.areEqual(style, other.style) }
}
