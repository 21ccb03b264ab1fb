import UIKit

/// Changes one value of the environment.
public struct _EnvironmentTransform<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func apply(to environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }

  func isSame(as other: Self) -> Bool { false }
}
