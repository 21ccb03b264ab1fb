import UIKit

/// Sets one value of the environment.
public struct _EnvironmentWriter<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func apply(to environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }

  func isSame(as other: Self) -> Bool { keyPath == other.keyPath && ValueMemory.areEqual(value, other.value) }
}
