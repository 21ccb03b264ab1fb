import UIKit

/// Adds to the attributes of text inside.
public struct _TextAttributesModifier: EnvironmentModifier {
  let attributes: TextAttributes

  func apply(to environment: inout EnvironmentValues) {
    environment.textAttributes = attributes.over(environment.textAttributes)
  }

  func isSame(as other: Self) -> Bool { attributes == other.attributes }
}
