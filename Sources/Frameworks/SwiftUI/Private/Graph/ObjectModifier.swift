import UIKit

/// Puts an object into the environment.
public struct _ObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object

  func apply(to environment: inout EnvironmentValues) { environment.setObject(object, of: Object.self) }

  func isSame(as other: Self) -> Bool { object === other.object }
}
